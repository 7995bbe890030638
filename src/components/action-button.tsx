import type { Action, Href } from '../content/types.ts';
import { Button, type ButtonLook, buttonClass } from './button.tsx';

interface ActionButtonProps {
  action: Action;
  /** What the words are about, for those who hear them out of context: "Learn More" about which project? */
  about?: string;
  look?: ButtonLook;
}

/** A link that looks like a button; as long as it has no address, a quiet button that does nothing. */
export function ActionButton({ action, about, look = 'filled' }: ActionButtonProps) {
  const words = (
    <>
      {action.label}
      {about && <span className="sr-only"> – {about}</span>}
    </>
  );
  if (!action.href) return <Button look="quiet">{words}</Button>;
  return (
    <a className={buttonClass(look)} href={action.href}>
      {words}
    </a>
  );
}

interface SoonNoteProps {
  actions: { href?: Href | undefined }[];
  text: string;
}

/** With buttons that do nothing, or some of which do not: what to do until they do. */
export function SoonNote({ actions, text }: SoonNoteProps) {
  if (actions.every(({ href }) => href)) return null;
  return <p className="text-small text-ink-soft">{text}</p>;
}

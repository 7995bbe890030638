import type { Action } from '../content/types.ts';
import { Button, type ButtonLook, buttonClass } from './button.tsx';

interface ActionButtonProps {
  action: Action;
  /** What the words are about, for those who hear them out of context: "Learn More" about which project? */
  about?: string;
  look?: ButtonLook;
}

/** A link that looks like a button; as long as it has no address, a button that does nothing. */
export function ActionButton({ action, about, look = 'filled' }: ActionButtonProps) {
  const words = (
    <>
      {action.label}
      {about && <span className="sr-only"> – {about}</span>}
    </>
  );
  if (!action.href) return <Button look={look}>{words}</Button>;
  return (
    <a className={buttonClass(look)} href={action.href}>
      {words}
    </a>
  );
}

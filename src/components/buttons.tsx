import type { ComponentProps } from 'react';
import type { Href } from '../content/basic-types.ts';
import type { Action } from '../content/types.ts';

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border-2 px-card py-2 text-center font-semibold no-underline';

const looks = {
  filled: 'dashed-on-hover border-plum bg-plum text-on-fill',
  outlined: 'dashed-on-hover border-plum text-plum',
  /** For a button without an action. */
  quiet: 'dashed-border text-ink-soft',
};

type ButtonLook = keyof typeof looks;

/** The look of a button, for a link. */
export function buttonClass(look: ButtonLook = 'filled'): string {
  return `${shape} ${looks[look]}`;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { look?: ButtonLook };

export function Button({ look, type = 'button', ...rest }: ButtonProps) {
  return <button className={buttonClass(look)} type={type} {...rest} />;
}

interface ActionButtonProps {
  action: Action;
  /** Added for screen readers, which list links without their context: "Learn More" about which project? */
  about?: string;
  look?: ButtonLook;
}

/** A link that looks like a button; without an address, a quiet button that does nothing. */
export function ActionButton({ action, about, look = 'filled' }: ActionButtonProps) {
  const content = (
    <>
      {action.label}
      {about && <span className="sr-only"> – {about}</span>}
    </>
  );
  if (!action.href) return <Button look="quiet">{content}</Button>;
  return (
    <a className={buttonClass(look)} href={action.href}>
      {content}
    </a>
  );
}

interface SoonNoteProps {
  actions: { href?: Href | undefined }[];
  text: string;
}

/** Says what to do instead, if any of the buttons does nothing yet. */
export function SoonNote({ actions, text }: SoonNoteProps) {
  if (actions.every(({ href }) => href)) return null;
  return <p className="text-small text-ink-soft">{text}</p>;
}

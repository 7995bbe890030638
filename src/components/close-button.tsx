import { Glyph } from './glyph.tsx';

interface CloseButtonProps {
  label: string;
  /** Where it does not submit a form, and so close the dialog around it, a script answers it. */
  type?: 'submit' | 'button';
}

/** A cross that closes what it stands in. */
export function CloseButton({ label, type = 'submit' }: CloseButtonProps) {
  return (
    <button
      aria-label={label}
      className="dashed-on-hover flex size-11 shrink-0 items-center justify-center rounded-control"
      type={type}
    >
      <Glyph name="close" />
    </button>
  );
}

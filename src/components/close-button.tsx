import { Glyph } from './glyph.tsx';

/** A cross that closes what it stands in; without a handler, the dialog whose form it stands in. */
export function CloseButton({ label, onClick }: { label: string; onClick?: () => void }) {
  return (
    <button
      aria-label={label}
      className="dashed-on-hover flex size-11 shrink-0 items-center justify-center rounded-control"
      onClick={onClick}
      type={onClick ? 'button' : 'submit'}
    >
      <Glyph name="close" />
    </button>
  );
}

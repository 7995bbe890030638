import type { ComponentProps } from 'react';
import { Glyph } from './glyph.tsx';

type StepButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  direction: 'back' | 'next';
  label: string;
};

/** An arrow that goes to the item before, or to the next. */
export function StepButton({ direction, label, ...rest }: StepButtonProps) {
  return (
    <button
      aria-label={label}
      className="flex size-12 items-center justify-center rounded-full edge-2 border-plum text-plum hover:bg-plum hover:text-on-fill active:lower-0.25"
      type="button"
      {...rest}
    >
      <Glyph name={direction} />
    </button>
  );
}

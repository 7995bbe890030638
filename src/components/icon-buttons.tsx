import type { ComponentProps } from 'react';

/** Paths of lines on a field of 24 by 24. */
const icons = {
  close: 'M6 6L18 18M18 6L6 18',
  menu: 'M4 7H14M17 7H20M4 12H7M10 12H20M4 17H12M15 17H20',
  back: 'M20 12H5M11 6L5 12L11 18',
  next: 'M4 12H19M13 6L19 12L13 18',
  down: 'M6 9.5L12 15.5L18 9.5',
  success: 'M5 12.5L10 17.5L19 7',
  error: 'M12 5V13M12 18.4V18.6',
};

/** Hidden from screen readers: the control around it has a name. */
export function Icon({ name }: { name: keyof typeof icons }) {
  return (
    <svg aria-hidden="true" className="icon" viewBox="0 0 24 24">
      <path d={icons[name]} />
    </svg>
  );
}

interface CloseButtonProps {
  label: string;
  /** `submit` closes the dialog around its form without a script. */
  type?: 'submit' | 'button';
}

export function CloseButton({ label, type = 'submit' }: CloseButtonProps) {
  return (
    <button
      aria-label={label}
      className="dashed-on-hover flex size-11 shrink-0 items-center justify-center rounded-control"
      type={type}
    >
      <Icon name="close" />
    </button>
  );
}

type ArrowButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  direction: 'back' | 'next';
  label: string;
};

/** An arrow to the previous or the next item. */
export function ArrowButton({ direction, label, ...rest }: ArrowButtonProps) {
  return (
    <button
      aria-label={label}
      className="flex size-12 items-center justify-center rounded-full border-2 border-plum text-plum hover:bg-plum hover:text-on-fill active:relative active:top-px"
      type="button"
      {...rest}
    >
      <Icon name={direction} />
    </button>
  );
}

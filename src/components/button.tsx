import type { ComponentProps } from 'react';

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control edge-2 px-box py-2 text-center font-semibold no-underline';

const looks = {
  filled: 'dashed-on-hover border-plum bg-plum text-on-fill',
  outlined: 'dashed-on-hover border-plum text-plum',
  /** For what leads nowhere yet. */
  quiet: 'stitched-round text-ink-soft',
};

export type ButtonLook = keyof typeof looks;

/** The look of a button, for a link that leads somewhere and should stand out. */
export function buttonClass(look: ButtonLook = 'filled'): string {
  return `${shape} ${looks[look]}`;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { look?: ButtonLook };

export function Button({ look, type = 'button', ...rest }: ButtonProps) {
  return <button className={buttonClass(look)} type={type} {...rest} />;
}

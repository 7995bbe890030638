import type { ComponentProps } from 'react';

const shape =
  'dashed-on-hover inline-flex min-h-12 items-center justify-center gap-2 rounded-control edge-2 border-plum px-6 py-2 text-center font-semibold no-underline';

const looks = {
  filled: 'bg-plum text-on-fill',
  outlined: 'text-plum',
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

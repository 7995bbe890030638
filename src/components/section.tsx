import { type KeyboardEventHandler, type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  text?: string;
  /** What kind of part it is, where that is not plain from its content. */
  roleDescription?: string;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** A part of a page, named by its heading. */
export function Section({ title, text, roleDescription, onKeyDown, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      aria-roledescription={roleDescription}
      className="mt-16"
      onKeyDown={onKeyDown}
    >
      <h2 id={headingId}>{title}</h2>
      {text && <p className="mt-3 max-w-measure">{text}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}

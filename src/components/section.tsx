import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A part of a page, named by its heading. */
export function Section({ title, text, children }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-16">
      <h2 id={headingId}>{title}</h2>
      {text && <p className="mt-3 max-w-measure">{text}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}

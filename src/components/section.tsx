import { type ReactNode, useId } from 'react';

const grounds = {
  paper: '',
  raffia: 'bg-raffia',
  night: 'ground-night',
  sun: 'ground-sun',
};

interface SectionProps {
  title: string;
  text?: string;
  /** What it lies on, from edge to edge of the screen. */
  ground?: keyof typeof grounds;
  /** Where the heading stands on wide screens: above the content, or in a column of its own beside it. */
  heading?: 'above' | 'beside';
  /** What moves the content, at the end of the heading's line. */
  controls?: ReactNode;
  /** What kind of part it is, where that is not plain from its content. */
  roleDescription?: string;
  children: ReactNode;
}

/** A part of a page, named by its heading. */
export function Section({
  title,
  text,
  ground = 'paper',
  heading = 'above',
  controls,
  roleDescription,
  children,
}: SectionProps) {
  const headingId = useId();
  const isBeside = heading === 'beside';
  return (
    <section
      aria-labelledby={headingId}
      aria-roledescription={roleDescription}
      className={`deferred-layout relative overflow-clip py-section ${grounds[ground]}`}
    >
      <div className={`page-width grid gap-8 md:gap-12 ${isBeside ? 'lg:grid-cols-1-2' : ''}`}>
        <div className={isBeside ? 'lg:sticks-28 lg:self-start' : ''}>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 id={headingId}>{title}</h2>
            {controls}
          </div>
          {text && <p className="mt-4 max-w-measure text-lead text-ink-soft">{text}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}

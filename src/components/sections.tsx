import { type ReactNode, useId } from 'react';

interface PageIntroProps {
  title: string;
  text?: string;
  /** A drawing at the right edge of the screen, behind the text. */
  adornment?: ReactNode;
}

/** The top of a page: its `<h1>` and an introduction. */
export function PageIntro({ title, text, adornment }: PageIntroProps) {
  return (
    <div className="relative overflow-clip">
      {adornment && (
        <div className="pointer-events-none absolute inset-y-0 right-0 print:hidden">
          {adornment}
        </div>
      )}
      <div className="page-width relative pt-12 pb-10 md:pt-20 md:pb-14 short:pt-8 short:pb-6">
        <div className="max-w-measure">
          <h1>{title}</h1>
          {text && <p className="mt-5 pr-2 text-lead">{text}</p>}
        </div>
      </div>
    </div>
  );
}

/** The small line above a heading. */
export function Kicker({ children }: { children: string }) {
  return <p className="mb-4 font-semibold text-bark">{children}</p>;
}

const surfaces = {
  paper: '',
  raffia: 'bg-raffia',
  night: 'surface-night',
  sun: 'surface-sun',
};

interface SectionProps {
  title: string;
  text?: string;
  /** The background, over the whole width of the screen. */
  surface?: keyof typeof surfaces;
  /** On wide screens: above the content, or in a column beside it. */
  heading?: 'above' | 'beside';
  /** Buttons at the end of the heading's line. */
  controls?: ReactNode;
  /** For `aria-roledescription`. */
  roleDescription?: string;
  children: ReactNode;
}

/** A landmark, labelled by its heading. */
export function Section({
  title,
  text,
  surface = 'paper',
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
      className={`deferred-layout relative overflow-clip py-section ${surfaces[surface]}`}
    >
      <div className={`page-width grid gap-8 md:gap-12 ${isBeside ? 'lg:grid-cols-1-2' : ''}`}>
        <div className={isBeside ? 'lg:not-very-short:sticky lg:top-28 lg:self-start' : ''}>
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

import type { ReactNode } from 'react';

interface PageIntroProps {
  title: string;
  text?: string;
  /** What hangs off the right edge of the screen, beside or behind the words: most often a coil. */
  adornment?: ReactNode;
}

/** The top of a page: its one main heading and, mostly, a sentence that says what it holds. */
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

import type { ReactNode } from 'react';

/** One fact of a list of facts (`<dl>`): its name small, itself large. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className="font-display text-h3 leading-snug font-bold">{children}</dd>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { TextCard as TextCardContent } from '../content/types.ts';

interface TextCardProps {
  card: TextCardContent;
  children?: ReactNode;
}

/** A heading with a sentence or two, and what may follow. */
export function TextCard({ card, children }: TextCardProps) {
  return (
    <div className="flex h-full flex-col items-start gap-3 rounded-card bg-card p-6">
      <h3>{card.title}</h3>
      <p className="grow">{card.description}</p>
      {children}
    </div>
  );
}

import type { EmptyState as EmptyStateContent } from '../content/types.ts';
import { ActionButton } from './action-button.tsx';

/** Says kindly that there is nothing here now, and where to go instead. */
export function EmptyState({ empty }: { empty: EmptyStateContent }) {
  return (
    <div className="mt-10 max-w-measure rounded-card bg-raffia p-6">
      <h2>{empty.title}</h2>
      <p className="mt-3 mb-6">{empty.text}</p>
      <ActionButton action={empty.link} look="outlined" />
    </div>
  );
}

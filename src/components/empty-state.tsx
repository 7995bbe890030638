import type { EmptyState as EmptyStateContent } from '../content/types.ts';
import { EmptyBasket } from '../drawing/empty-basket.tsx';
import { ActionButton } from './buttons.tsx';

export function EmptyState({ empty }: { empty: EmptyStateContent }) {
  return (
    <div className="page-width pb-section">
      <div className="grid items-center gap-8 surface-night rounded-card p-card sm:grid-cols-auto-1 sm:gap-12 sm:p-12">
        <svg aria-hidden="true" className="w-48 max-w-full lg:w-64" viewBox="0 10 200 140">
          <EmptyBasket />
        </svg>
        <div>
          <h2>{empty.title}</h2>
          {empty.text && <p className="mt-3 max-w-measure text-lead">{empty.text}</p>}
          <p className="mt-6">
            <ActionButton action={empty.link} look="outlined" />
          </p>
        </div>
      </div>
    </div>
  );
}

import { LongDate } from '../../components/long-date.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { labels, stayInTouch } from '../../content/announcements.ts';
import type { IsoDate } from '../../content/types.ts';

/** Says that it is too late, and what one can do instead. */
export function ClosedCall({ deadline }: { deadline: IsoDate }) {
  return (
    <div className="mb-6 stack-2">
      <p className="font-display text-h3 leading-snug font-bold text-plum">
        {labels.closed} <LongDate date={deadline} />
      </p>
      <p>
        {stayInTouch.text}{' '}
        <SiteLink href={stayInTouch.link.href}>{stayInTouch.link.label}</SiteLink>
      </p>
    </div>
  );
}

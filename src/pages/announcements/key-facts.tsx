import { ClosedNote } from '../../components/closed-note.tsx';
import { useNextDeadline } from '../../components/document-facts.ts';
import { Fact } from '../../components/fact.tsx';
import { LongDate } from '../../components/long-date.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { labels, stayInTouch } from '../../content/announcements.ts';
import type { Announcement } from '../../content/types.ts';

/** Since when, until when, and the way to the how: on wide screens it stays in view beside the text. */
export function KeyFacts({ announcement }: { announcement: Announcement }) {
  const until = useNextDeadline([announcement.deadline]);
  return (
    <div className="rounded-card bg-raffia p-3 lg:sticks-28" data-until={until}>
      <div className="rounded-control stitched-round p-6">
        {!until && (
          <div className="mb-6 stack-2">
            <p className="font-display text-h3 leading-snug font-bold text-plum">
              <ClosedNote deadline={announcement.deadline} />
            </p>
            <p>
              {stayInTouch.text}{' '}
              <SiteLink href={stayInTouch.link.href}>{stayInTouch.link.label}</SiteLink>
            </p>
          </div>
        )}
        <dl className="stack-5">
          <Fact term={labels.postedOn}>
            <LongDate date={announcement.date} />
          </Fact>
          <Fact term={labels.applyBy}>
            <LongDate date={announcement.deadline} />
          </Fact>
        </dl>
        <p className="mt-4 print:hidden">
          <SiteLink
            className="inline-flex min-h-11 items-center font-semibold"
            href="/announcements#how-to-apply"
          >
            {labels.howToApply}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}

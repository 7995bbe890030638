import { afterDeadline, ClosedNote } from '../../components/closed-note.tsx';
import { Fact } from '../../components/fact.tsx';
import { LongDate } from '../../components/long-date.tsx';
import { callLabels, stayInTouch } from '../../content/labels.ts';
import type { Announcement } from '../../content/types.ts';

/** Since when, until when, and the way to the how: on wide screens it stays in view beside the text. */
export function KeyFacts({ announcement }: { announcement: Announcement }) {
  return (
    <div className="rounded-card bg-raffia p-3 lg:sticks-28">
      <div className="rounded-control stitched-round p-6">
        <div className="mb-6 stack-2" {...afterDeadline(announcement.deadline)}>
          <p className="font-display text-h3 leading-snug font-bold text-plum">
            <ClosedNote deadline={announcement.deadline} />
          </p>
          <p>
            {stayInTouch.text} <a href={stayInTouch.link.href}>{stayInTouch.link.label}</a>
          </p>
        </div>
        <dl className="stack-5">
          <Fact term={callLabels.postedOn}>
            <LongDate date={announcement.date} />
          </Fact>
          <Fact term={callLabels.applyBy}>
            <LongDate date={announcement.deadline} />
          </Fact>
        </dl>
        <p className="mt-4 print:hidden">
          <a
            className="inline-flex min-h-11 items-center font-semibold"
            href="/announcements#how-to-apply"
          >
            {callLabels.howToApply}
          </a>
        </p>
      </div>
    </div>
  );
}

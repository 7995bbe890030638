import { closedOn } from '../content/openings.ts';
import type { IsoDate } from '../content/types.ts';
import { useToday } from './document-facts.ts';
import { LongDate } from './long-date.tsx';

/** Says, once the last day to apply is over, that it is too late. */
export function ClosedNote({ deadline }: { deadline: IsoDate | undefined }) {
  const today = useToday();
  if (!deadline || today <= deadline) return null;
  return (
    <>
      {closedOn} <LongDate date={deadline} />
    </>
  );
}

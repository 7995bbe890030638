/** What calls and jobs both say. */
import { SampleNote } from './sample-note.tsx';

/** A promise, which docs/claims.md lists. */
export const noFeesPromise =
  'We never ask applicants for money, at any step. Our openings are only announced here, on this site.';

export function SampleFactsNote({ isShown }: { isShown: boolean | undefined }) {
  return (
    <SampleNote isShown={isShown} text="These facts are examples, until the board has set them." />
  );
}

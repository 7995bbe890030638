import { Kicker } from '../../components/kicker.tsx';
import { WovenCoil } from '../../components/woven-coil.tsx';
import type { Announcement } from '../../content/types.ts';
import { sunrisePattern } from '../../drawing/patterns.ts';

/** The title in large type on the deep ground, a sunrise behind it. */
export function Poster({ announcement }: { announcement: Announcement }) {
  const { title, category, description } = announcement;
  return (
    <div className="ground-night relative isolate overflow-clip">
      <div className="page-width pt-14 pb-64 md:pt-24 lg:py-32 print:pb-0">
        <Kicker>{category}</Kicker>
        <h1 className="max-w-240 pr-2 text-poster leading-tight">{title}</h1>
        <p className="mt-6 max-w-measure text-lead">{description}</p>
      </div>
      {/* After the words, so that it finds its place at once when the page arrives in pieces. */}
      <WovenCoil
        className="rotates-in absolute -z-1 -right-40 -bottom-72 w-120 lg:-right-32 lg:-bottom-96 lg:w-180 print:hidden"
        pattern={sunrisePattern}
        stitches={120}
      />
    </div>
  );
}

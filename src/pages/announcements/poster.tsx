import { Kicker } from '../../components/page-intro.tsx';
import { WovenCoil } from '../../components/woven-coil.tsx';
import type { Announcement } from '../../content/types.ts';
import { sunrisePattern } from '../../drawing/patterns.ts';

/** The title in large type on the deep ground, a sunrise behind it. */
export function Poster({ announcement }: { announcement: Announcement }) {
  const { title, category, description } = announcement;
  return (
    <div className="ground-night relative overflow-clip">
      <WovenCoil
        className="settles absolute -right-40 -bottom-72 w-120 md:-right-32 md:-bottom-96 md:w-180 print:hidden"
        pattern={sunrisePattern}
        stitches={120}
      />
      <div className="page-width relative pt-14 pb-64 md:py-24 lg:py-32">
        <Kicker>{category}</Kicker>
        <h1 className="max-w-240 text-poster leading-tight">{title}</h1>
        <p className="mt-6 max-w-measure text-lead md:max-w-120 lg:max-w-measure">{description}</p>
      </div>
    </div>
  );
}

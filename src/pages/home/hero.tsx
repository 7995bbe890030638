import { ActionButton } from '../../components/action-button.tsx';
import { Kicker } from '../../components/kicker.tsx';
import { WovenCoil } from '../../components/woven-coil.tsx';
import { hero } from '../../content/home.ts';
import { greatPattern } from '../../drawing/patterns.ts';

/** Words on the left, the great coil off the right edge; on a phone the coil rises off the top corner. */
export function Hero() {
  const [first, second] = hero.links;
  return (
    <div className="relative isolate overflow-clip">
      <div className="page-width pt-rise pb-14 sm:py-20 md:py-28 lg:py-32">
        <div className="max-w-160 sm:w-7/12">
          <Kicker>{hero.kicker}</Kicker>
          <h1 className="leading-tight">{hero.title}</h1>
          <p className="mt-5 sm:text-lead">{hero.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ActionButton action={first} />
            <ActionButton action={second} look="outlined" />
          </div>
        </div>
      </div>
      {/* After the words, so that it finds its place at once when the page arrives in pieces. */}
      <div className="hero-coil pointer-events-none absolute -z-1 print:hidden">
        <WovenCoil className="rotates-in size-full" pattern={greatPattern} stitches={152} />
      </div>
    </div>
  );
}

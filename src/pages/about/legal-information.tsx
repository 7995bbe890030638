import { useId } from 'react';
import { Fact } from '../../components/fact.tsx';
import { WovenBand } from '../../components/woven-band.tsx';
import { legal } from '../../content/about.ts';
import { diamonds } from '../../drawing/charts.ts';

/** The facts on a label as it is sewn into cloth: a band at its head, stitches around it. */
export function LegalInformation() {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="overflow-clip rounded-card bg-raffia lg:mt-4 lg:rotate-1"
    >
      <WovenBand chart={diamonds} className="mt-3" stitch={5} />
      <div className="m-3 rounded-control stitched-round p-box">
        <h2 className="text-h3 text-plum" id={headingId}>
          {legal.title}
        </h2>
        <dl className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          {legal.facts.map(({ term, fact }) => (
            <Fact key={term} term={term}>
              {fact}
            </Fact>
          ))}
        </dl>
      </div>
    </section>
  );
}

import { colourByTurns } from '../../components/colour-by-turns.ts';
import { CountRing } from '../../components/count-ring.tsx';
import { Section } from '../../components/section.tsx';
import { impact } from '../../content/home.ts';

/** Each figure stands in a ring of as many segments as it counts. */
export function ImpactFigures() {
  return (
    <Section ground="raffia" title={impact.title}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 @max-narrow:grid-cols-1 lg:grid-cols-4 lg:gap-x-10">
        {impact.figures.map(({ number, title, description }, index) => (
          <li className="text-center even:lower-8 lg:even:lower-12" key={title}>
            <CountRing
              className={`mx-auto max-w-64 ${colourByTurns(index)}`}
              count={Number.parseInt(number, 10)}
            >
              <strong className="font-display text-h2 font-bold text-ink">{number}</strong>
            </CountRing>{' '}
            <span className="mt-4 block text-lead font-semibold">{title}</span>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

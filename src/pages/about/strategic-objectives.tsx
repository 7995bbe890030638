import { colourByTurns } from '../../components/colour-by-turns.ts';
import { CountRing } from '../../components/count-ring.tsx';
import { Section } from '../../components/section.tsx';
import { objectives } from '../../content/about.ts';

/** Numbered one to five, each number in a ring of as many segments. */
export function StrategicObjectives() {
  return (
    <Section heading="beside" title={objectives.title}>
      <ol className="stack-10">
        {objectives.items.map(({ title, description }, index) => (
          <li
            className="grid grid-cols-number-1 items-start gap-5 @max-narrow:grid-cols-1 sm:grid-cols-large-number-1 sm:gap-8"
            key={title}
          >
            <CountRing className={`w-full max-w-24 ${colourByTurns(index)}`} count={index + 1}>
              <span aria-hidden="true" className="font-display text-large font-bold">
                {index + 1}
              </span>
            </CountRing>
            <div className="sm:pt-2">
              <h3 className="text-large">{title}</h3>
              <p className="mt-2 max-w-measure">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

import { CountRing } from '../../components/count-ring.tsx';
import { Section } from '../../components/section.tsx';
import { impact } from '../../content/home.ts';

const colours = ['text-plum', 'text-leaf', 'text-bark', 'text-lake'];

/** Each figure stands in a ring of as many segments as it counts. */
export function ImpactFigures() {
  return (
    <Section ground="raffia" title={impact.title}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 lg:grid-cols-4 lg:gap-x-10">
        {impact.stats.map(({ number, title, description }, index) => (
          <li className="text-center even:translate-y-8 lg:even:translate-y-12" key={title}>
            <div
              className={`relative mx-auto flex aspect-square max-w-64 items-center justify-center ${colours[index % colours.length]}`}
            >
              <CountRing className="absolute inset-0" count={Number.parseInt(number, 10)} />
              <strong className="font-display text-h2 font-bold text-ink">{number}</strong>
            </div>{' '}
            <span className="mt-4 block text-lead font-semibold">{title}</span>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Section } from '../../components/section.tsx';
import { impact } from '../../content/home.ts';

export function ImpactFigures() {
  return (
    <Section title={impact.title}>
      <ul className="grid grid-cols-2 gap-5 md:grid-cols-4">
        {impact.stats.map(({ number, title, description }) => (
          <li key={title}>
            <strong className="block font-display text-h1 font-bold text-plum">{number}</strong>{' '}
            {title}
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

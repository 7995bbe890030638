import { Section } from '../../components/section.tsx';
import { objectives } from '../../content/about.ts';

export function StrategicObjectives() {
  return (
    <Section title={objectives.title}>
      <ol className="max-w-measure list-decimal space-y-5 pl-6">
        {objectives.items.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="mt-1">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

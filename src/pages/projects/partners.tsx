import { Section } from '../../components/section.tsx';
import { partners } from '../../content/projects.ts';

export function Partners() {
  return (
    <Section text={partners.text} title={partners.title}>
      <ul className="space-y-2 font-display text-h3 font-bold">
        {partners.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Section>
  );
}

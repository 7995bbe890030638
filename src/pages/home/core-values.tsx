import { Section } from '../../components/section.tsx';
import { valuesIntro } from '../../content/home.ts';
import { values } from '../../content/organisation.ts';

export function CoreValues() {
  return (
    <Section text={valuesIntro.text} title={valuesIntro.title}>
      <ul className="max-w-measure space-y-5">
        {values.map(({ title, description }) => (
          <li key={title}>
            <h3 className="first-letter:text-plum">{title}</h3>
            <p className="mt-1">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

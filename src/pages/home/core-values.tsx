import { Section } from '../../components/section.tsx';
import { valuesIntro } from '../../content/home.ts';
import { values } from '../../content/organisation.ts';

/** The first letters of the values spell the name. */
export function CoreValues() {
  return (
    <Section text={valuesIntro.text} title={valuesIntro.title}>
      <ul className="max-w-measure space-y-5">
        {values.map(({ title, description }) => (
          <li className="grid grid-cols-[3.5rem_1fr] items-baseline" key={title}>
            <span aria-hidden="true" className="font-display text-h1 font-bold text-plum">
              {title.charAt(0)}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="mt-1">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

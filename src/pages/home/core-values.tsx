import { Section } from '../../components/section.tsx';
import { valuesIntro } from '../../content/home.ts';
import { values } from '../../content/organisation.ts';

/** The first letters of the values spell the name, read down the page. */
export function CoreValues() {
  return (
    <Section ground="night" heading="beside" text={valuesIntro.text} title={valuesIntro.title}>
      <ul>
        {values.map(({ title, description }) => (
          <li
            className="grid grid-cols-1-5 items-center @max-narrow:grid-cols-1 gap-x-5 not-first:stitched-above sm:gap-x-10"
            key={title}
          >
            <span
              aria-hidden="true"
              className="text-center font-display text-giant leading-tight font-bold text-plum"
            >
              {title.charAt(0)}
            </span>
            <div className="py-5">
              <h3>{title}</h3>
              <p className="mt-2 max-w-measure text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

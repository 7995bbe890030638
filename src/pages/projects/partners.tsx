import { colourByTurns } from '../../components/colour-by-turns.ts';
import { SampleNote } from '../../components/sample-note.tsx';
import { Section } from '../../components/section.tsx';
import { samplePartners } from '../../content/labels.ts';
import { partners } from '../../content/projects.ts';

/** The names in one running line of large type, like a sentence. */
export function Partners() {
  return (
    <Section text={partners.text} title={partners.title}>
      <ul className="dots-between gap-y-2 font-display text-h2 leading-snug font-bold">
        {partners.names.map((name, index) => (
          <li className={colourByTurns(index)} key={name}>
            {name}
          </li>
        ))}
      </ul>
      <SampleNote isShown={partners.isSample} text={samplePartners} />
    </Section>
  );
}

import { Picture } from '../../components/picture.tsx';
import { areSamples, SampleEntryNote, SampleNote } from '../../components/sample-note.tsx';
import { Section } from '../../components/section.tsx';
import { WovenCoil } from '../../components/woven-coil.tsx';
import { teamIntro } from '../../content/about.ts';
import { sampleTeam } from '../../content/labels.ts';
import { team } from '../../content/team.ts';
import type { TeamMember } from '../../content/types.ts';
import { medallionOf } from '../../drawing/medallion.ts';
import { initials } from '../../lib/initials.ts';

/** Portraits as medallions. They stand in a balanced text, so that no row has a single one of several. */
export function Team() {
  return (
    <Section text={teamIntro.text} title={teamIntro.title}>
      <ul className="grid gap-y-10 md:-mx-4 md:-mb-12 md:block md:text-center md:text-balance">
        {team.map((person) => (
          <Person key={person.name} person={person} />
        ))}
      </ul>
      <SampleNote isShown={areSamples(team)} text={sampleTeam} />
    </Section>
  );
}

function Person({ person }: { person: TeamMember }) {
  const { name, position, about, image } = person;
  return (
    <li className="grid w-full grid-cols-large-number-1 items-start gap-x-5 text-pretty @max-narrow:grid-cols-1 md:mx-4 md:mb-12 md:inline-block md:w-52 md:align-top">
      <div className="relative row-span-4 aspect-square w-full @max-narrow:max-w-52 overflow-clip rounded-full">
        {image ? (
          <Picture fallback={<Initials name={name} />} fit="box" picture={image} />
        ) : (
          <Initials name={name} />
        )}
      </div>
      <h3 className="md:mt-4">{name}</h3>
      <p className="mt-1 text-ink-soft">{position}</p>
      {about && <p className="mt-2 text-small md:text-left">{about}</p>}
      <SampleEntryNote among={team} entry={person} />
    </li>
  );
}

/** In place of a portrait, on a coil of the person's own. */
function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-full items-center justify-center font-display text-large font-bold text-cloth"
    >
      <WovenCoil className="absolute inset-0 size-full" pattern={medallionOf(name)} />
      <span className="relative">{initials(name)}</span>
    </span>
  );
}

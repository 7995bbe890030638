import content from '#content/about.yaml';
import teamFile from '#content/team.yaml';
import { Picture } from '../../components/picture.tsx';
import { areSamples, SampleEntryNote, SampleNote } from '../../components/sample-note.tsx';
import { Section } from '../../components/sections.tsx';
import { WovenCoil } from '../../components/woven.tsx';
import type { TeamMember } from '../../content/types.ts';
import { initialsCoil } from '../../drawing/generated-coils.ts';
import { initials } from '../../lib/text.ts';

const { team } = teamFile;

/** Portraits as inline blocks in a balanced text (`text-balance`), so that no row has only one of them. */
export function Team() {
  return (
    <Section text={content.team.text} title={content.team.title}>
      <ul className="grid gap-y-10 md:-mx-4 md:-mb-12 md:block md:text-center md:text-balance">
        {team.map((person) => (
          <Person key={person.name} person={person} />
        ))}
      </ul>
      <SampleNote
        isShown={areSamples(team)}
        text="Example team: names, faces and lives are invented, until we show our own team here."
      />
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

/** Instead of a portrait, on a coil generated from the name. */
function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-full items-center justify-center font-display text-large font-bold text-cloth"
    >
      <WovenCoil className="absolute inset-0 size-full" pattern={initialsCoil(name)} />
      <span className="relative">{initials(name)}</span>
    </span>
  );
}

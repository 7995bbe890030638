import { Picture } from '../../components/picture.tsx';
import { SampleNote } from '../../components/sample-note.tsx';
import { Section } from '../../components/section.tsx';
import { WovenCoil } from '../../components/woven-coil.tsx';
import { teamIntro } from '../../content/about.ts';
import { sampleTeam } from '../../content/labels.ts';
import { isSample, team } from '../../content/team.ts';
import { medallionOf } from '../../drawing/medallion.ts';
import { initials } from '../../lib/initials.ts';

/** Portraits as medallions; where one is missing, a coil of that person's own with their initials. */
export function Team() {
  return (
    <Section text={teamIntro.text} title={teamIntro.title}>
      <ul className="flex flex-wrap justify-center gap-x-8 gap-y-10 sm:gap-y-12">
        {team.map(({ name, position, about, image }) => (
          <li
            className="grid w-full grid-cols-large-number-1 items-start gap-x-5 sm:block sm:w-52 sm:text-center"
            key={name}
          >
            <div className="relative row-span-3 aspect-square overflow-clip rounded-full">
              {image ? (
                <Picture fallback={<Initials name={name} />} fit="box" picture={image} />
              ) : (
                <Initials name={name} />
              )}
            </div>
            <h3 className="sm:mt-4">{name}</h3>
            <p className="mt-1 text-ink-soft">{position}</p>
            {about && <p className="mt-2 text-small sm:text-left">{about}</p>}
          </li>
        ))}
      </ul>
      <SampleNote isShown={isSample} text={sampleTeam} />
    </Section>
  );
}

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

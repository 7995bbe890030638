import { Picture } from '../../components/picture.tsx';
import { Section } from '../../components/section.tsx';
import { teamIntro } from '../../content/about.ts';
import { team } from '../../content/team.ts';
import { initials } from '../../lib/initials.ts';

export function Team() {
  return (
    <Section text={teamIntro.text} title={teamIntro.title}>
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {team.map(({ name, position, image }) => (
          <li className="flex items-center gap-4" key={name}>
            <div className="size-20 shrink-0 overflow-hidden rounded-full">
              {image ? (
                <Picture
                  className="h-full object-cover"
                  fallback={<Initials name={name} />}
                  picture={image}
                />
              ) : (
                <Initials name={name} />
              )}
            </div>
            <div>
              <h3>{name}</h3>
              <p>{position}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex h-full items-center justify-center bg-plum font-display text-h3 font-bold text-on-fill"
    >
      {initials(name)}
    </span>
  );
}

import { ActionButton } from '../../components/action-button.tsx';
import { AreaCoil } from '../../components/area-coil.tsx';
import { Section } from '../../components/section.tsx';
import { areaNames } from '../../content/area-names.ts';
import { programs } from '../../content/home.ts';

/** One card an area, each with its own coil rolling out of its corner; on wide screens they go down like steps. */
export function FocusCards() {
  return (
    <Section text={programs.text} title={programs.title}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {programs.cards.map(({ area, summary }) => (
          <li
            className="lifts group relative flex min-h-56 flex-col justify-between overflow-clip rounded-card edge-top-8 border-area bg-card p-box card-shadow max-sm:@min-narrow:pr-28 sm:pb-40 lg:pb-52 lg:nth-2:lower-8 lg:nth-3:lower-16 lg:nth-4:lower-24"
            data-area={area}
            key={area}
          >
            <div>
              <h3>
                <a
                  className="text-area no-underline spans-card hover:underline"
                  href={`/focus-areas#${area}`}
                >
                  {areaNames[area]}
                </a>
              </h3>
              <p className="mt-3">{summary}</p>
            </div>
            <AreaCoil
              area={area}
              className="turns-a-little pointer-events-none absolute @max-narrow:hidden top-6 -right-20 w-44 sm:top-auto sm:-right-12 sm:-bottom-16 sm:w-56 lg:w-64"
            />
          </li>
        ))}
      </ul>
      <p className="mt-14 stitched-above pt-8 lg:mt-40">
        <ActionButton action={programs.link} />
      </p>
    </Section>
  );
}

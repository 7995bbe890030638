import { Section } from '../../components/section.tsx';
import { WovenBand } from '../../components/woven-band.tsx';
import { monitoring } from '../../content/projects.ts';
import { path } from '../../drawing/charts.ts';

/** Three steps along one band: the end of one is the beginning of the next. */
export function Monitoring() {
  return (
    <Section ground="raffia" text={monitoring.text} title={monitoring.title}>
      <WovenBand chart={path} className="mb-2 hidden rounded-control md:block" />
      <ol className="grid gap-10 md:grid-cols-3 md:gap-8">
        {monitoring.steps.map(({ title, description }, index) => (
          <li className="edge-top-4 border-bark pt-4 md:edge-top-0" key={title}>
            <span aria-hidden="true" className="font-display text-h1 font-bold text-bark">
              {index + 1}
            </span>
            <h3 className="mt-1 text-large">{title}</h3>
            <p className="mt-3">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

import { Section } from '../../components/section.tsx';
import { WovenBand } from '../../components/woven-band.tsx';
import { monitoring } from '../../content/projects.ts';
import { path } from '../../drawing/charts.ts';

/** Three steps along one band, each with its question, and what came of asking. */
export function Monitoring() {
  return (
    <Section ground="raffia" text={monitoring.text} title={monitoring.title}>
      <WovenBand chart={path} className="mb-2 hidden rounded-control md:block" />
      <ol className="grid gap-10 md:grid-cols-3 md:gap-8">
        {monitoring.steps.map(({ title, question, description }, index) => (
          <li className="edge-top-4 border-bark pt-4 md:edge-top-0" key={title}>
            <span aria-hidden="true" className="font-display text-h1 font-bold text-bark">
              {index + 1}
            </span>
            <h3 className="mt-1">{title}</h3>
            <p className="mt-2 font-display text-large leading-snug font-bold text-plum">
              {question}
            </p>
            <p className="mt-3">{description}</p>
          </li>
        ))}
      </ol>
      <div className="mt-14 rounded-card bg-card p-3">
        <div className="grid gap-4 rounded-control stitched-round p-box md:p-10 lg:grid-cols-1-2 lg:gap-8">
          <h3 className="text-large">{monitoring.dropped.title}</h3>
          <p className="max-w-measure text-lead">{monitoring.dropped.text}</p>
        </div>
      </div>
    </Section>
  );
}

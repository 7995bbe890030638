import partners from '#content/partners.yaml';
import content from '#content/projects.yaml';
import { ActionButton, SoonNote } from '../../components/buttons.tsx';
import { Fact, itemColour } from '../../components/lists.tsx';
import { Picture } from '../../components/picture.tsx';
import { areSamples, SampleEntryNote, SampleNote } from '../../components/sample-note.tsx';
import { PageIntro, Section } from '../../components/sections.tsx';
import { AreaCoil, WovenBand, WovenCoil } from '../../components/woven.tsx';
import { areaNames } from '../../content/site.ts';
import type { PageHead, Project } from '../../content/types.ts';
import { path } from '../../drawing/charts.ts';
import { areaPatterns } from '../../drawing/patterns.ts';
import { projectId } from '../../lib/paths.ts';
import { withCount } from '../../lib/text.ts';

const { intro, projects, monitoring } = content;

export const head: PageHead = {
  title: 'Projects',
  description: withCount(
    '{count} of our projects with girls, young women and communities in Uganda, how we check that they work, and the partners who make them possible.',
    projects,
  ),
  picture: projects[0]?.image,
};

export function Projects() {
  return (
    <>
      <PageIntro
        adornment={
          <WovenCoil
            className="rotate-in absolute -top-24 -right-24 w-44 md:-top-44 md:-right-36 md:w-88 lg:-top-64 lg:-right-24 lg:w-120"
            pattern={areaPatterns.climate}
          />
        }
        text={withCount(intro.text, projects)}
        title={intro.title}
      />
      <ProjectList />
      <Monitoring />
      <Partners />
    </>
  );
}

/** One row for each project, with the picture alternately on the left and on the right. */
function ProjectList() {
  const sampleNote = (
    <SampleNote
      isShown={areSamples(projects)}
      text="Example projects: all that this page tells of them is invented, until we show our own records here."
    />
  );
  return (
    <div className="page-width pb-section">
      <div className="-mt-8 mb-12 grid max-w-measure gap-3">
        {sampleNote}
        <SoonNote
          actions={projects}
          text="The “Learn More” buttons do nothing yet: each project will get a page of its own. Until then, write to us."
        />
      </div>
      <ul className="grid gap-20 md:gap-28">
        {projects.map((project, index) => (
          <li
            className="deferred-layout group min-w-0"
            data-area={project.area}
            id={projectId(project.title)}
            key={project.title}
          >
            <article className="grid items-start gap-6 md:grid-cols-7-5 md:gap-10 md:group-even:grid-cols-5-7 lg:gap-x-16">
              <div className="md:group-even:order-1">
                <Picture isFirst={index === 0} picture={project.image} />
              </div>
              <div className="flex flex-col items-start gap-4 md:pt-4 lg:pt-12">
                <p className="flex items-center gap-3 font-semibold text-area @max-narrow:block">
                  <AreaCoil area={project.area} className="rotate-on-hover size-12" />
                  {areaNames[project.area]}
                </p>
                <h2>{project.title}</h2>
                <p className="max-w-measure">{project.description}</p>
                <SampleEntryNote among={projects} entry={project} />
                <ActionButton
                  about={project.title}
                  action={{ label: 'Learn More', href: project.href }}
                  look="outlined"
                />
              </div>
              <ProjectFacts project={project} />
            </article>
          </li>
        ))}
      </ul>
      {sampleNote}
    </div>
  );
}

function ProjectFacts({ project }: { project: Project }) {
  const { where, withWhom, since, week, learnt } = project;
  return (
    <dl className="grid gap-x-10 gap-y-4 dashed-top pt-6 sm:grid-cols-3 sm:gap-y-6 md:order-2 md:col-span-2 lg:gap-x-16">
      <Fact term="Where">{where}</Fact>
      <Fact term="Who takes part">{withWhom}</Fact>
      <Fact term="Since">{since}</Fact>
      <div>
        <dt className="text-small text-ink-soft">A normal week</dt>
        <dd className="mt-1">{week}</dd>
      </div>
      <div className="sm:col-span-2">
        <dt className="text-small text-ink-soft">What we learnt</dt>
        <dd className="font-display text-large leading-tight font-bold text-area">{learnt}</dd>
      </div>
    </dl>
  );
}

/** How we check that projects work: steps, each with its question. */
function Monitoring() {
  const { title, text, steps, dropped } = monitoring;
  return (
    <Section surface="raffia" text={withCount(text, steps)} title={title}>
      <WovenBand chart={path} className="mb-2 hidden rounded-control md:block" />
      <ol className="grid gap-10 md:grid-cols-3 md:gap-8">
        {steps.map(({ title, question, description }, index) => (
          <li className="border-t-4 border-bark pt-4 md:border-t-0" key={title}>
            <span aria-hidden="true" className="font-display text-h1 font-bold text-bark">
              {index + 1}
            </span>
            <h3 className="mt-1">{title}</h3>
            <p className="mt-2 font-display text-large leading-tight font-bold text-plum">
              {question}
            </p>
            <p className="mt-3">{description}</p>
          </li>
        ))}
      </ol>
      <div className="mt-14 rounded-card bg-card p-3">
        <div className="grid gap-4 rounded-control dashed-border p-card md:p-10 lg:grid-cols-1-2 lg:gap-8">
          <h3 className="text-large">{dropped.title}</h3>
          <p className="max-w-measure text-lead">{dropped.text}</p>
        </div>
      </div>
    </Section>
  );
}

function Partners() {
  return (
    <Section text={partners.text} title={partners.title}>
      <ul className="dots-between gap-y-2 font-display text-h2 leading-tight font-bold">
        {partners.names.map((name, index) => (
          <li className={itemColour(index)} key={name}>
            {name}
          </li>
        ))}
      </ul>
      <SampleNote
        isShown={partners.isSample}
        text="Example names, until our partners agree to be named here."
      />
    </Section>
  );
}

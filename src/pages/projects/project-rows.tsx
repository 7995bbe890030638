import { ActionButton, SoonNote } from '../../components/action-button.tsx';
import { AreaCoil } from '../../components/area-coil.tsx';
import { Picture } from '../../components/picture.tsx';
import { areSamples, SampleEntryNote, SampleNote } from '../../components/sample-note.tsx';
import { learnMore, sampleProjects } from '../../content/labels.ts';
import { projects } from '../../content/projects.ts';
import { projectId } from '../../lib/project-path.ts';
import { ProjectFacts } from './project-facts.tsx';

/** One wide row a project, its picture on the left and on the right by turns, and its facts below. */
export function ProjectRows() {
  return (
    <div className="page-width pb-section">
      <div className="-mt-8 mb-12 max-w-measure stack-3">
        <SampleNote isShown={areSamples(projects)} text={sampleProjects} />
        <SoonNote actions={projects} text={learnMore.soonOfProjects} />
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
                  <AreaCoil area={project.area} className="turns-a-little size-12" />
                  {project.category}
                </p>
                <h2>{project.title}</h2>
                <p className="max-w-measure">{project.description}</p>
                <SampleEntryNote among={projects} entry={project} />
                <ActionButton
                  about={project.title}
                  action={{ label: learnMore.label, href: project.href }}
                  look="outlined"
                />
              </div>
              <ProjectFacts project={project} />
            </article>
          </li>
        ))}
      </ul>
      <SampleNote isShown={areSamples(projects)} text={sampleProjects} />
    </div>
  );
}

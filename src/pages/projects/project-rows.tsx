import { ActionButton } from '../../components/action-button.tsx';
import { AreaCoil } from '../../components/area-coil.tsx';
import { Picture } from '../../components/picture.tsx';
import { learnMore, projects } from '../../content/projects.ts';

/** One wide row a project, its picture on the left and on the right by turns. */
export function ProjectRows() {
  return (
    <ul className="page-width grid gap-16 pb-section md:gap-24">
      {projects.map(({ title, description, category, image, icon, href }, index) => (
        <li className="group min-w-0" data-area={icon} key={title}>
          <article className="grid items-start gap-6 md:grid-cols-7-5 md:gap-10 md:group-even:grid-cols-5-7 lg:gap-16">
            <div className="md:group-even:order-2">
              <Picture isFirst={index === 0} picture={image} />
            </div>
            <div className="flex flex-col items-start gap-4 md:pt-4 lg:pt-12">
              <p className="flex items-center gap-3 font-semibold text-area">
                <AreaCoil area={icon} className="turns-a-little size-12" />
                {category}
              </p>
              <h2>{title}</h2>
              <p className="max-w-measure">{description}</p>
              <ActionButton about={title} action={{ label: learnMore, href }} look="outlined" />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

import { ActionButton } from '../../components/action-button.tsx';
import { AreaSign } from '../../components/area-sign.tsx';
import { CardGrid } from '../../components/card-grid.tsx';
import { Picture } from '../../components/picture.tsx';
import { projects } from '../../content/projects.ts';

export function ProjectCards() {
  return (
    <div className="mt-10">
      <CardGrid items={projects} keyOf={(project) => project.title}>
        {({ title, description, category, image, icon, action }) => (
          <article className="flex h-full flex-col items-start gap-3 rounded-card bg-card p-6">
            <Picture picture={image} />
            <p className="flex items-center gap-2 text-small font-semibold">
              <AreaSign area={icon} />
              {category}
            </p>
            <h2 className="text-h3">{title}</h2>
            <p className="grow">{description}</p>
            <ActionButton about={title} action={action} look="outlined" />
          </article>
        )}
      </CardGrid>
    </div>
  );
}

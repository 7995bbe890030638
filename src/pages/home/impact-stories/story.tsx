import { Picture } from '../../../components/picture.tsx';
import { organisation } from '../../../content/organisation.ts';
import type { ImpactStory } from '../../../content/types.ts';

export function Story({ story }: { story: ImpactStory }) {
  const { quote, name, age, location, image } = story;
  return (
    <div className="grid h-full items-center gap-6 rounded-card bg-card p-6 sm:grid-cols-[12rem_1fr]">
      <Picture picture={image} />
      <figure>
        <blockquote className="text-lead">“{quote}”</blockquote>
        <figcaption className="mt-4">
          <p className="font-semibold">
            {name}, {age}
          </p>
          <p>
            {location}, {organisation.country}
          </p>
        </figcaption>
      </figure>
    </div>
  );
}

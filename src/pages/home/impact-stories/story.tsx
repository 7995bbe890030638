import { Picture } from '../../../components/picture.tsx';
import { organisation } from '../../../content/organisation.ts';
import type { ImpactStory } from '../../../content/types.ts';

/** One large quotation beside a drawn portrait. */
export function Story({ story }: { story: ImpactStory }) {
  const { quote, name, age, location, image } = story;
  return (
    <div className="grid h-full items-center gap-8 md:grid-cols-2-3 lg:gap-16">
      <div className="mx-auto w-full max-w-100 md:max-w-none">
        <Picture picture={image} />
      </div>
      <figure>
        <blockquote className="quotation font-display text-large leading-snug font-bold">
          {`“${quote}”`}
        </blockquote>
        <figcaption className="mt-6">
          <p className="text-lead font-semibold text-plum">{`${name}, ${age}`}</p>
          <p>{`${location}, ${organisation.country}`}</p>
        </figcaption>
      </figure>
    </div>
  );
}

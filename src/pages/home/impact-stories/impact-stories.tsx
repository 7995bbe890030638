import { CardGrid } from '../../components/card-grid.tsx';
import { Picture } from '../../components/picture.tsx';
import { Section } from '../../components/section.tsx';
import { storiesIntro } from '../../content/home.ts';
import { organisation } from '../../content/organisation.ts';
import { stories } from '../../content/stories.ts';

export function ImpactStories() {
  return (
    <Section title={storiesIntro.title}>
      <CardGrid items={stories} keyOf={(story) => story.name}>
        {({ quote, name, age, location, image }) => (
          <figure className="h-full rounded-card bg-card p-6">
            <Picture picture={image} />
            <blockquote className="mt-4">“{quote}”</blockquote>
            <figcaption className="mt-4">
              <p className="font-semibold">
                {name}, {age}
              </p>
              <p>
                {location}, {organisation.country}
              </p>
            </figcaption>
          </figure>
        )}
      </CardGrid>
    </Section>
  );
}

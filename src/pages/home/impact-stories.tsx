import organisation from '#content/organisation.yaml';
import storiesFile from '#content/stories.yaml';
import { Picture } from '../../components/picture.tsx';
import { areSamples, SampleEntryNote } from '../../components/sample-note.tsx';
import { Section } from '../../components/sections.tsx';
import type { ImpactStory } from '../../content/types.ts';
import { StoryControls } from './story-controls.island.tsx';

const { stories } = storiesFile;

/** A looping carousel; without JavaScript all stories, one below the other. */
export function ImpactStories() {
  return (
    <Section
      controls={stories.length > 1 && <StoryControls names={stories.map(({ name }) => name)} />}
      roleDescription="carousel"
      title="Impact Stories"
    >
      <div className="carousel">
        <div className="carousel-row stacked-in-print">
          {stories.map((story, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset
            <div
              aria-label={`${index + 1} of ${stories.length}`}
              aria-roledescription="slide"
              className="carousel-slide"
              key={story.name}
              role="group"
            >
              <Story story={story} />
            </div>
          ))}
        </div>
      </div>
      <p className="mt-10 text-small text-ink-soft">
        {areSamples(stories) ? (
          'Example stories: these girls are invented. We tell a true story only with consent, under another name and with a drawing.'
        ) : (
          <Safeguarding />
        )}
      </p>
    </Section>
  );
}

function Story({ story }: { story: ImpactStory }) {
  const { quote, name, age, location, image } = story;
  return (
    <div className="grid h-full items-center gap-8 md:grid-cols-2-3 lg:gap-16">
      <div className="mx-auto w-full max-w-100 md:max-w-none">
        <Picture picture={image} />
      </div>
      <figure>
        <blockquote className="quotation font-display text-large leading-tight font-bold">
          {`“${quote}”`}
        </blockquote>
        <figcaption className="mt-6">
          <p className="text-lead font-semibold text-plum">{`${name}, ${age}`}</p>
          <p>{`${location}, ${organisation.country}`}</p>
          <SampleEntryNote among={stories} entry={story} />
        </figcaption>
      </figure>
    </div>
  );
}

function Safeguarding() {
  return (
    <>
      Names have been changed and pictures drawn to protect children.{' '}
      <a className="inline-block" href="/contact">
        Ask us to take a story down
      </a>
    </>
  );
}

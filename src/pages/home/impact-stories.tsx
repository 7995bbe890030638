import { Picture } from '../../components/picture.tsx';
import { areSamples, SampleEntryNote } from '../../components/sample-note.tsx';
import { Section } from '../../components/section.tsx';
import { storiesIntro } from '../../content/labels.ts';
import { organisation } from '../../content/organisation.ts';
import { safeguarding } from '../../content/safety-and-privacy.ts';
import { stories } from '../../content/stories.ts';
import type { ImpactStory } from '../../content/types.ts';
import { StoryControls } from './story-controls.island.tsx';

/** One story at a time, round and round; without JavaScript all of them, one below the other. */
export function ImpactStories() {
  const { title, previous, next, sample } = storiesIntro;
  return (
    <Section
      controls={
        stories.length > 1 && (
          <StoryControls labels={{ previous, next }} names={stories.map(({ name }) => name)} />
        )
      }
      roleDescription="carousel"
      title={title}
    >
      <div className="story-strip">
        <div className="story-row stacked-in-print">
          {stories.map((story, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset
            <div
              aria-label={`${index + 1} of ${stories.length}`}
              aria-roledescription="slide"
              className="story-slide"
              key={story.name}
              role="group"
            >
              <Story story={story} />
            </div>
          ))}
        </div>
      </div>
      <p className="mt-10 text-small text-ink-soft">
        {/* Who is invented need not be protected. */}
        {areSamples(stories) ? sample : <Safeguarding />}
      </p>
    </Section>
  );
}

/** One large quotation beside a drawn portrait. */
function Story({ story }: { story: ImpactStory }) {
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
          <SampleEntryNote among={stories} entry={story} />
        </figcaption>
      </figure>
    </div>
  );
}

function Safeguarding() {
  const { text, removal } = safeguarding;
  return (
    <>
      {text}{' '}
      <a className="inline-block" href={removal.href}>
        {removal.label}
      </a>
    </>
  );
}

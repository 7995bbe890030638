import type { KeyboardEvent } from 'react';
import { Section } from '../../../components/section.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { StepButton } from '../../../components/step-button.tsx';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { storiesIntro } from '../../../content/home.ts';
import { safeguarding } from '../../../content/safety-and-privacy.ts';
import type { ImpactStory } from '../../../content/types.ts';
import { hasModifier } from '../../../lib/has-modifier.ts';
import { Story } from './story.tsx';
import { useStoryCarousel } from './use-story-carousel.ts';

interface ImpactStoriesProps {
  stories: ImpactStory[];
  /** Invented: nobody has to be protected, and it is said. */
  isSample: boolean;
}

/** One story at a time, round and round; without JavaScript all of them, one below the other. */
export function ImpactStories({ stories, isSample }: ImpactStoriesProps) {
  const { viewport, chosen, announced, goBack, goNext } = useStoryCarousel();
  const isCarousel = useHydrated();
  const isAlone = stories.length < 2;

  function placeOf(index: number): string {
    return `${index + 1} of ${stories.length}`;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') goBack();
    else goNext();
  }

  return (
    <Section
      controls={
        <div className="scripted-controls" data-needs-react="">
          <StepButton
            direction="back"
            disabled={isAlone}
            label={storiesIntro.previous}
            onClick={goBack}
          />
          <StepButton
            direction="next"
            disabled={isAlone}
            label={storiesIntro.next}
            onClick={goNext}
          />
        </div>
      }
      onKeyDown={onKeyDown}
      roleDescription="carousel"
      title={storiesIntro.title}
    >
      {/* What scrolls must be in reach of the keyboard. */}
      <div className="story-strip" ref={viewport} tabIndex={isCarousel ? 0 : undefined}>
        <div className="story-row stacked-in-print">
          {stories.map((story, index) => {
            const isOutOfSight = isCarousel && chosen !== index;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset
              <div
                // Not `inert`: the browser's own search would not find its words.
                aria-hidden={isOutOfSight || undefined}
                aria-label={placeOf(index)}
                aria-roledescription="slide"
                className="story-slide"
                key={story.name}
                role="group"
              >
                <Story story={story} />
              </div>
            );
          })}
        </div>
      </div>
      <p className="mt-10 text-small text-ink-soft">
        {isSample ? storiesIntro.sample : <Safeguarding />}
      </p>
      <p aria-live="polite" className="sr-only">
        {announced === undefined ? '' : `${placeOf(announced)}: ${stories[announced]?.name}`}
      </p>
    </Section>
  );
}

function Safeguarding() {
  const { text, removal } = safeguarding;
  return (
    <>
      {text}{' '}
      <SiteLink className="inline-block" href={removal.href}>
        {removal.label}
      </SiteLink>
    </>
  );
}

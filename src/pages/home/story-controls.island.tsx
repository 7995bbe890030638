import { useEffect, useRef, useState } from 'react';
import { ArrowButton } from '../../components/icon-buttons.tsx';
import { island } from '../../islands/island.tsx';
import { hasModifier } from '../../lib/dom-events.ts';
import { type Carousel, startCarousel } from './carousel.ts';

type StoryControlsProps = {
  /** Who tells each story, for the live region. */
  names: string[];
};

/** The buttons of the carousel; the stories themselves are static HTML. */
function Controls({ names }: StoryControlsProps) {
  const controls = useRef<HTMLDivElement>(null);
  const carousel = useRef<Carousel>(null);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const section = controls.current?.closest('section');
    const viewport = section?.querySelector<HTMLElement>('.carousel');
    if (!section || !viewport) return;
    const started = startCarousel(viewport, (story) => {
      setAnnounced(`${story + 1} of ${names.length}: ${names[story]}`);
    });

    function onKeyDown(event: KeyboardEvent) {
      if (hasModifier(event)) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      started.move(event.key === 'ArrowLeft' ? -1 : 1);
    }

    carousel.current = started;
    section.addEventListener('keydown', onKeyDown);
    return () => {
      section.removeEventListener('keydown', onKeyDown);
      started.stop();
    };
  }, [names]);

  return (
    <div className="scripted-controls" ref={controls}>
      <ArrowButton
        direction="back"
        label="Previous story"
        onClick={() => carousel.current?.move(-1)}
      />
      <ArrowButton direction="next" label="Next story" onClick={() => carousel.current?.move(1)} />
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
    </div>
  );
}

export const StoryControls = island('story-controls', Controls);

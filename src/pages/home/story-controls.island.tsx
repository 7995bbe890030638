import { useEffect, useRef, useState } from 'react';
import { StepButton } from '../../components/icons.tsx';
import { island } from '../../islands/island.tsx';
import { hasModifier } from '../../lib/events.ts';
import { type StoryStrip, startStrip } from './story-strip.ts';

type StoryControlsProps = {
  /** Who tells each story, for the live region. */
  names: string[];
};

/** The buttons of the carousel; the stories themselves are static HTML. */
function Controls({ names }: StoryControlsProps) {
  const controls = useRef<HTMLDivElement>(null);
  const strip = useRef<StoryStrip>(null);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const section = controls.current?.closest('section');
    const viewport = section?.querySelector<HTMLElement>('.story-strip');
    if (!section || !viewport) return;
    const loop = startStrip(viewport, (story) => {
      setAnnounced(`${story + 1} of ${names.length}: ${names[story]}`);
    });

    function onKeyDown(event: KeyboardEvent) {
      if (hasModifier(event)) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      loop.turn(event.key === 'ArrowLeft' ? -1 : 1);
    }

    strip.current = loop;
    section.addEventListener('keydown', onKeyDown);
    return () => {
      section.removeEventListener('keydown', onKeyDown);
      loop.stop();
    };
  }, [names]);

  return (
    <div className="scripted-controls" ref={controls}>
      <StepButton direction="back" label="Previous story" onClick={() => strip.current?.turn(-1)} />
      <StepButton direction="next" label="Next story" onClick={() => strip.current?.turn(1)} />
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
    </div>
  );
}

export const StoryControls = island('story-controls', Controls);

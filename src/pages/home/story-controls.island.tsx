import { useEffect, useRef, useState } from 'react';
import { StepButton } from '../../components/step-button.tsx';
import { island } from '../../islands/island.tsx';
import { hasModifier } from '../../lib/has-modifier.ts';
import { type StoryStrip, startStrip } from './story-strip.ts';

type StoryControlsProps = {
  /** Who tells each story. */
  names: string[];
  labels: { previous: string; next: string };
};

/** The buttons that turn to the story before and to the next; the stories themselves stand in the page. */
function Controls({ names, labels }: StoryControlsProps) {
  const controls = useRef<HTMLDivElement>(null);
  const strip = useRef<StoryStrip>(null);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const section = controls.current?.closest('section');
    const viewport = section?.querySelector<HTMLElement>('.story-strip');
    if (!section || !viewport) return;
    const ring = startStrip(viewport, (story) => {
      setAnnounced(`${story + 1} of ${names.length}: ${names[story]}`);
    });

    function onKeyDown(event: KeyboardEvent) {
      if (hasModifier(event)) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      ring.turn(event.key === 'ArrowLeft' ? -1 : 1);
    }

    strip.current = ring;
    section.addEventListener('keydown', onKeyDown);
    return () => {
      section.removeEventListener('keydown', onKeyDown);
      ring.stop();
    };
  }, [names]);

  return (
    <div className="scripted-controls" ref={controls}>
      <StepButton
        direction="back"
        label={labels.previous}
        onClick={() => strip.current?.turn(-1)}
      />
      <StepButton direction="next" label={labels.next} onClick={() => strip.current?.turn(1)} />
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
    </div>
  );
}

export const StoryControls = island('story-controls', Controls);

import { useCallback, useEffect, useRef, useState } from 'react';
import { type StoryStrip, startStrip, storyInSight } from './story-strip.ts';

/** The carousel's state: the story in sight, and the ways to its neighbours. */
export function useStoryCarousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const strip = useRef<StoryStrip>(null);
  const [chosen, setChosen] = useState(0);
  const [announced, setAnnounced] = useState<number>();

  const start = useCallback(() => {
    if (strip.current || !viewport.current) return;
    // The browser's search may have come here meanwhile, to another story than the first.
    setChosen(storyInSight(viewport.current));
    strip.current = startStrip(viewport.current, (story) => {
      setChosen(story);
      setAnnounced(story);
    });
  }, []);

  useEffect(() => {
    setChosen(storyInSight(viewport.current));
    const stopWaiting = whenNear(viewport.current, start);
    return () => {
      stopWaiting();
      strip.current?.stop();
      strip.current = null;
    };
  }, [start]);

  function turn(step: 1 | -1) {
    start();
    strip.current?.turn(step);
  }

  return {
    viewport,
    chosen,
    /** The story to read out: the one a visitor went to, not the one that stood there at first. */
    announced,
    goBack: () => turn(-1),
    goNext: () => turn(1),
  };
}

/** To arrange the stories takes a slow phone a while: that is done when they come near, not while the page starts. */
function whenNear(element: Element | null, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '50%' },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}

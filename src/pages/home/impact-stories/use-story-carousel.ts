import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The carousel's state; nothing is chosen until React runs, and until then every story can be reached. */
export function useStoryCarousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useRef<EmblaCarouselType>(null);
  const [chosen, setChosen] = useState<number>();
  const [announced, setAnnounced] = useState<number>();
  const [canScroll, setCanScroll] = useState({ back: true, on: true });

  const start = useCallback(() => {
    if (carousel.current || !viewport.current) return;
    const embla = EmblaCarousel(viewport.current, {
      loop: true,
      startIndex: swipedTo(viewport.current),
    });
    carousel.current = embla;
    viewport.current.scrollLeft = 0;

    function measure() {
      setChosen(embla.selectedScrollSnap());
      setCanScroll({ back: embla.canScrollPrev(), on: embla.canScrollNext() });
    }

    measure();
    embla.on('select', measure).on('reInit', measure);
    embla.on('select', () => setAnnounced(embla.selectedScrollSnap()));
  }, []);

  useEffect(() => {
    setChosen(swipedTo(viewport.current));
    const stopWaiting = whenNear(viewport.current, start);
    return () => {
      stopWaiting();
      carousel.current?.destroy();
      carousel.current = null;
    };
  }, [start]);

  function turn(direction: 'scrollPrev' | 'scrollNext') {
    start();
    carousel.current?.[direction](wantsLessMotion());
  }

  return {
    viewport,
    chosen,
    /** The story to read out: the one a visitor went to, not the one that stood there at first. */
    announced,
    canGoBack: canScroll.back,
    canGoOn: canScroll.on,
    goBack: () => turn('scrollPrev'),
    goOn: () => turn('scrollNext'),
  };
}

/** The story that a visitor had come to before React ran. */
function swipedTo(viewport: Element | null): number {
  return viewport ? Math.round(viewport.scrollLeft / viewport.clientWidth) : 0;
}

/** Measuring the stories takes a slow phone a while: that is done when they come near, not while the page starts. */
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

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

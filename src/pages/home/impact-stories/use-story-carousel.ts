import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';

/** The carousel's state; nothing is chosen until it runs, and until then every story can be reached. */
export function useStoryCarousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useRef<EmblaCarouselType>(null);
  const [chosen, setChosen] = useState<number>();
  const [announced, setAnnounced] = useState<number>();
  const [canScroll, setCanScroll] = useState({ back: true, on: true });

  useEffect(() => {
    if (!viewport.current) return;
    const embla = EmblaCarousel(viewport.current, { loop: true });
    carousel.current = embla;

    function measure() {
      setChosen(embla.selectedScrollSnap());
      setCanScroll({ back: embla.canScrollPrev(), on: embla.canScrollNext() });
    }

    measure();
    embla.on('select', measure).on('reInit', measure);
    embla.on('select', () => setAnnounced(embla.selectedScrollSnap()));
    return () => embla.destroy();
  }, []);

  return {
    viewport,
    chosen,
    /** The story to read out: the one a visitor went to, not the one that stood there at first. */
    announced,
    canGoBack: canScroll.back,
    canGoOn: canScroll.on,
    goBack: () => carousel.current?.scrollPrev(wantsLessMotion()),
    goOn: () => carousel.current?.scrollNext(wantsLessMotion()),
  };
}

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

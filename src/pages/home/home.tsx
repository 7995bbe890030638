import { SectionBoundaries } from '../../components/section-boundaries.tsx';
import { banner, head } from '../../content/home.ts';
import { isSample, stories } from '../../content/stories.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { Banner } from './banner.tsx';
import { CallToAction } from './call-to-action.tsx';
import { CoreValues } from './core-values.tsx';
import { FocusCards } from './focus-cards.tsx';
import { Hero } from './hero.tsx';
import { ImpactFigures } from './impact-figures.tsx';
import { ImpactStories } from './impact-stories/impact-stories.tsx';
import { MissionAndVision } from './mission-and-vision.tsx';

export const handle: PageHandle = { head: () => head };

export function Component() {
  return (
    <SectionBoundaries>
      <Banner banner={banner} />
      <Hero />
      <MissionAndVision />
      <ImpactFigures />
      <FocusCards />
      <CoreValues />
      <CallToAction />
      <ImpactStories isSample={isSample} stories={stories} />
    </SectionBoundaries>
  );
}

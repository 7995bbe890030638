import { announced } from '../../content/home.ts';
import { Banner } from './banner.tsx';
import { CallToAction } from './call-to-action.tsx';
import { CoreValues } from './core-values.tsx';
import { FocusCards } from './focus-cards.tsx';
import { Hero } from './hero.tsx';
import { ImpactFigures } from './impact-figures.tsx';
import { ImpactStories } from './impact-stories.tsx';
import { MissionAndVision } from './mission-and-vision.tsx';

export function Home() {
  return (
    <>
      {announced && <Banner call={announced} />}
      <Hero />
      <MissionAndVision />
      <ImpactFigures />
      <FocusCards />
      <CoreValues />
      <CallToAction />
      <ImpactStories />
    </>
  );
}

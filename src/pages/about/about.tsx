import { SectionBoundaries } from '../../components/section-boundaries.tsx';
import { head } from '../../content/about.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { Gallery } from './gallery/gallery.tsx';
import { Governance } from './governance.tsx';
import { GroupsServed } from './groups-served.tsx';
import { StrategicObjectives } from './strategic-objectives.tsx';
import { Team } from './team.tsx';
import { WhoWeAre } from './who-we-are.tsx';

export const handle: PageHandle = { head: () => head };

export function Component() {
  return (
    <SectionBoundaries>
      <WhoWeAre />
      <Gallery />
      <StrategicObjectives />
      <GroupsServed />
      <Team />
      <Governance />
    </SectionBoundaries>
  );
}

import { Gallery } from './gallery.tsx';
import { Governance } from './governance.tsx';
import { GroupsServed } from './groups-served.tsx';
import { StrategicObjectives } from './strategic-objectives.tsx';
import { Team } from './team.tsx';
import { WhoWeAre } from './who-we-are.tsx';

export function About() {
  return (
    <>
      <WhoWeAre />
      <Gallery />
      <StrategicObjectives />
      <GroupsServed />
      <Team />
      <Governance />
    </>
  );
}

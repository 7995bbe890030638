import { WovenBand } from '../../components/woven-band.tsx';
import { missionAndVision } from '../../content/home.ts';
import { diamonds } from '../../drawing/charts.ts';

/** Two cards of unlike weight: what we do every day, and, laid over its edge, what we do it for. */
export function MissionAndVision() {
  const [mission, vision] = missionAndVision;
  return (
    <>
      <WovenBand chart={diamonds} className="bg-raffia" stitch={7} />
      <div className="page-width grid gap-5 py-section lg:grid-cols-12 lg:gap-0">
        <section
          aria-label={mission.title}
          className="rounded-card bg-raffia p-box sm:p-10 lg:col-span-8 lg:col-start-1 lg:row-start-1 lg:py-20 lg:pr-40 lg:pl-16"
        >
          <h2 className="text-h3 text-plum">{mission.title}</h2>
          <p className="mt-4 font-display text-large leading-snug font-bold">
            {mission.description}
          </p>
        </section>
        <section
          aria-label={vision.title}
          className="ground-night rounded-card p-box sm:ml-16 sm:p-10 lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:-mb-10 lg:ml-0 lg:self-end"
        >
          <h2 className="text-h3 text-plum">{vision.title}</h2>
          <p className="mt-4 text-lead">{vision.description}</p>
        </section>
      </div>
    </>
  );
}

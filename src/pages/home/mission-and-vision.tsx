import { missionAndVision } from '../../content/home.ts';

export function MissionAndVision() {
  return (
    <div className="mt-16 grid gap-5 md:grid-cols-2">
      {missionAndVision.map(({ title, description }) => (
        <section aria-label={title} className="rounded-card bg-raffia p-6" key={title}>
          <h2 className="text-h3">{title}</h2>
          <p className="mt-3">{description}</p>
        </section>
      ))}
    </div>
  );
}

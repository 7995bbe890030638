import { ActionButton } from '../../components/action-button.tsx';
import { WovenBand } from '../../components/woven-band.tsx';
import { callToAction } from '../../content/home.ts';
import { waves } from '../../drawing/charts.ts';

export function CallToAction() {
  const [first, second] = callToAction.links;
  return (
    <section aria-label={callToAction.title} className="ground-sun">
      <WovenBand chart={waves} />
      <div className="page-width grid items-end gap-8 py-section lg:grid-cols-3-2 lg:gap-16">
        <h2 className="text-poster leading-tight">{callToAction.title}</h2>
        <div>
          <p className="text-lead">{callToAction.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ActionButton action={first} />
            <ActionButton action={second} look="outlined" />
          </div>
        </div>
      </div>
    </section>
  );
}

import { PageIntro } from '../../components/page-intro.tsx';
import { SectionBoundaries } from '../../components/section-boundaries.tsx';
import { WovenBand } from '../../components/woven-band.tsx';
import { head, intro } from '../../content/contact.ts';
import { hills } from '../../drawing/charts.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { MessageForm } from './message-form.tsx';
import { ReachUs } from './reach-us.tsx';
import { WaysToHelp } from './ways-to-help.tsx';

export const handle: PageHandle = { head: () => head };

export function Component() {
  return (
    <SectionBoundaries>
      <PageIntro text={intro.text} title={intro.title} />
      <WovenBand chart={hills} className="mb-12 bg-raffia md:mb-16" />
      <div className="page-width grid items-start gap-12 pb-section lg:grid-cols-aside-1 lg:gap-20">
        <SectionBoundaries>
          <ReachUs />
          <MessageForm />
        </SectionBoundaries>
      </div>
      <WaysToHelp />
    </SectionBoundaries>
  );
}

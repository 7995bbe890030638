import { PageIntro } from '../../components/page-intro.tsx';
import { WovenBand } from '../../components/woven-band.tsx';
import { intro } from '../../content/contact.ts';
import { organisation } from '../../content/organisation.ts';
import { hills } from '../../drawing/charts.ts';
import { MessageForm } from './message-form.island.tsx';
import { ReachUs } from './reach-us.tsx';
import { WaysToHelp } from './ways-to-help.tsx';

export function Contact() {
  return (
    <>
      <PageIntro text={intro.text} title={intro.title} />
      <WovenBand chart={hills} className="mb-12 bg-raffia md:mb-16" />
      <div className="page-width grid gap-12 pb-section lg:grid-cols-aside-1 lg:gap-20">
        <ReachUs />
        <MessageForm email={organisation.email} />
      </div>
      <WaysToHelp />
    </>
  );
}

import { Kicker } from '../../components/kicker.tsx';
import { whoWeAre } from '../../content/about.ts';
import { LegalInformation } from './legal-information.tsx';

/** Running text, large on all but phones, with the legal facts as a woven label beside it. */
export function WhoWeAre() {
  return (
    <div className="page-width grid items-start gap-12 pt-12 pb-section md:pt-20 lg:grid-cols-19-10 lg:gap-20">
      <div>
        <Kicker>{whoWeAre.kicker}</Kicker>
        <h1 className="text-poster leading-tight">{whoWeAre.title}</h1>
        {/* A little room at the end of its lines: so they break alike in a phone's font, and nothing moves when ours comes. */}
        <div className="mt-8 stack-6 pr-2 text-lead md:font-display md:text-large md:leading-snug md:font-bold">
          {whoWeAre.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      <LegalInformation />
    </div>
  );
}

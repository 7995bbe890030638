import type { ReactNode } from 'react';
import { EmailLink, PhoneLink } from '../../components/contact-links.tsx';
import { SampleNote } from '../../components/sample-note.tsx';
import { WovenCoil } from '../../components/woven-coil.tsx';
import { reachUs } from '../../content/contact.ts';
import { sampleDetails } from '../../content/labels.ts';
import { organisation } from '../../content/organisation.ts';
import { sunrisePattern } from '../../drawing/patterns.ts';

/** Three cards: beside the form where there is room, above it on a phone. */
export function ReachUs() {
  return (
    <div className="flex h-full flex-col gap-4">
      <Way {...reachUs.location}>{organisation.place}</Way>
      <Way {...reachUs.email}>
        <EmailLink email={organisation.email} />
      </Way>
      <Way {...reachUs.phone}>
        <PhoneLink phone={organisation.phone} />
      </Way>
      <SampleNote isShown={organisation.isSample} text={sampleDetails} />
      <div className="relative mt-4 hidden grow overflow-clip rounded-card bg-raffia lg:block">
        <WovenCoil
          className="-bottom-40 absolute -left-26 w-140 print:hidden"
          pattern={sunrisePattern}
          stitches={120}
        />
      </div>
    </div>
  );
}

interface WayProps {
  title: string;
  note: string;
  children: ReactNode;
}

function Way({ title, note, children }: WayProps) {
  return (
    <div className="ground-night overflow-clip rounded-card">
      <div className="woven-edge" />
      <div className="px-box py-5">
        <h2 className="text-h3 text-plum">{title}</h2>
        <p className="mt-1 text-lead">{children}</p>
        <p className="mt-1 text-small text-ink-soft">{note}</p>
      </div>
    </div>
  );
}

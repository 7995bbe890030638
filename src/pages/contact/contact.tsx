import type { ReactNode } from 'react';
import content from '#content/contact.yaml';
import organisation from '#content/organisation.yaml';
import { ActionButton, SoonNote } from '../../components/buttons.tsx';
import { EmailLink, PhoneLink } from '../../components/contact-links.tsx';
import { SampleNote } from '../../components/sample-note.tsx';
import { PageIntro, Section } from '../../components/sections.tsx';
import { WovenBand, WovenCoil } from '../../components/woven.tsx';
import type { PageHead } from '../../content/types.ts';
import { hills } from '../../drawing/charts.ts';
import { generatedCoil } from '../../drawing/generated-coils.ts';
import { sunrisePattern } from '../../drawing/patterns.ts';
import { withCount } from '../../lib/text.ts';
import { MessageForm } from './message-form.island.tsx';

export const head: PageHead = {
  title: 'Contact',
  description:
    'Write to us, call us or visit us in Kampala. Volunteer, become a partner, donate, or speak up with us for girls and young women in Uganda.',
};

export function Contact() {
  return (
    <>
      <PageIntro text={content.intro.text} title={content.intro.title} />
      <WovenBand chart={hills} className="mb-12 bg-raffia md:mb-16" />
      <div className="page-width grid gap-12 pb-section lg:grid-cols-aside-1 lg:gap-20">
        <ReachUs />
        <MessageForm email={organisation.email} />
      </div>
      <WaysToHelp />
    </>
  );
}

/** Three cards: beside the form on wide screens, above it on a phone. */
function ReachUs() {
  const { location, email, phone } = content.reachUs;
  return (
    <div className="flex h-full flex-col gap-4">
      <ContactCard note={location} title="Location">
        {organisation.place}
      </ContactCard>
      <ContactCard note={email} title="Email">
        <EmailLink email={organisation.email} />
      </ContactCard>
      <ContactCard note={phone} title="Phone">
        <PhoneLink phone={organisation.phone} />
      </ContactCard>
      <SampleNote
        isShown={organisation.isSample}
        text="Example address and phone: they reach nobody yet. If you need help now, call 116."
      />
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

interface ContactCardProps {
  title: string;
  note: string;
  children: ReactNode;
}

function ContactCard({ title, note, children }: ContactCardProps) {
  return (
    <div className="surface-night overflow-clip rounded-card">
      <div className="woven-edge" />
      <div className="px-card py-5">
        <h2 className="text-h3 text-plum">{title}</h2>
        <p className="mt-1 text-lead">{children}</p>
        <p className="mt-1 text-small text-ink-soft">{note}</p>
      </div>
    </div>
  );
}

function WaysToHelp() {
  const { title, text, cards } = content.waysToHelp;
  // Avoids a last row with a single card.
  const columns = [5, 6, 9].includes(cards.length) ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
  return (
    <Section surface="raffia" text={text} title={withCount(title, cards)}>
      <ul className={`grid gap-x-5 gap-y-14 pt-10 sm:grid-cols-2 ${columns}`}>
        {cards.map(({ title, description, href }) => (
          <li
            className="group flex flex-col items-start gap-3 rounded-card bg-card p-card card-shadow"
            key={title}
          >
            <WovenCoil
              className="rotate-on-hover -mt-16 size-24 print:hidden"
              pattern={generatedCoil(title)}
            />
            <h3 className="text-large">{title}</h3>
            <p className="grow">{description}</p>
            <ActionButton about={title} action={{ label: 'Learn More', href }} look="outlined" />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <SoonNote
          actions={cards}
          text="The “Learn More” buttons do nothing yet. Until then, write to us with the form above."
        />
      </div>
    </Section>
  );
}

import { useId } from 'react';
import content from '#content/about.yaml';
import galleryFile from '#content/gallery.yaml';
import organisation from '#content/organisation.yaml';
import { EmailLink, withPhoneLinks } from '../../components/contact-links.tsx';
import { CountRing } from '../../components/count-ring.tsx';
import { Fact, itemColour } from '../../components/lists.tsx';
import { Kicker, Section } from '../../components/sections.tsx';
import { WovenBand } from '../../components/woven.tsx';
import type { PageHead } from '../../content/types.ts';
import { diamonds } from '../../drawing/charts.ts';
import { withCount } from '../../lib/text.ts';
import { Gallery } from './gallery.tsx';
import { Team } from './team.tsx';

export const head: PageHead = {
  title: 'About Us',
  description:
    'Who we are: a youth-led, women-inclusive non-profit in Kampala, our goals, the people we serve, our team and how we are governed.',
  picture: galleryFile.gallery[0]?.image,
};

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

function WhoWeAre() {
  const { kicker, title, paragraphs } = content.whoWeAre;
  return (
    <div className="page-width grid items-start gap-12 pt-12 pb-section md:pt-20 lg:grid-cols-19-10 lg:gap-20">
      <div>
        <Kicker>{kicker}</Kicker>
        <h1 className="text-poster leading-display">{title}</h1>
        {/* The padding makes lines break alike in the fallback font and in ours: no layout shift when ours loads. */}
        <div className="mt-8 grid gap-6 pr-2 text-lead md:font-display md:text-large md:leading-tight md:font-bold">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      <LegalInformation />
    </div>
  );
}

/** Looks like a label that is sewn into cloth. */
function LegalInformation() {
  const headingId = useId();
  const facts = [{ term: 'Name', fact: organisation.name }, ...organisation.legal];
  return (
    <section
      aria-labelledby={headingId}
      className="overflow-clip rounded-card bg-raffia lg:mt-4 lg:rotate-1"
    >
      <WovenBand chart={diamonds} className="mt-3" stitch={5} />
      <div className="m-3 rounded-control dashed-border p-card">
        <h2 className="text-h3 text-plum" id={headingId}>
          Legal information
        </h2>
        <dl className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          {facts.map(({ term, fact }) => (
            <Fact key={term} term={term}>
              {fact}
            </Fact>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Numbered, each number in a ring of as many segments. */
function StrategicObjectives() {
  const { title, items } = content.objectives;
  return (
    <Section heading="beside" title={title}>
      <ol className="grid gap-10">
        {items.map(({ title, description }, index) => (
          <li
            className="grid grid-cols-number-1 items-start gap-5 @max-narrow:grid-cols-1 sm:grid-cols-large-number-1 sm:gap-8"
            key={title}
          >
            <CountRing className={`w-full max-w-24 ${itemColour(index)}`} count={index + 1}>
              <span aria-hidden="true" className="font-display text-large font-bold">
                {index + 1}
              </span>
            </CountRing>
            <div className="sm:pt-2">
              <h3 className="text-large">{title}</h3>
              <p className="mt-2 max-w-measure">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A list in large type. */
function GroupsServed() {
  const { title, text, items } = content.groupsServed;
  return (
    <Section surface="night" text={text} title={title}>
      <ul className="font-display text-large leading-tight font-bold lg:text-h2">
        {items.map((item) => (
          <li className="dashed-top py-4 even:text-plum sm:even:pl-16 lg:even:pl-40" key={item}>
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Governance() {
  const { title, paragraphs, promises } = content.governance;
  return (
    <Section surface="raffia" heading="beside" title={title}>
      <div className="grid gap-x-10 gap-y-5 lg:block lg:columns-2">
        {paragraphs.map((text) => (
          <p className="break-inside-avoid" key={text}>
            {text}
          </p>
        ))}
      </div>
      <h3 className="mt-12 text-large">{withCount(promises.title, promises.items)}</h3>
      <dl className="mt-6 grid gap-5">
        {promises.items.map((promise) => (
          <div className="grid gap-1 dashed-top pt-5 sm:grid-cols-1-2" key={promise.title}>
            <dt className="font-display text-h3 leading-tight font-bold text-plum">
              {promise.title}
            </dt>
            <dd>{withPhoneLinks(promise.description)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        {promises.contact} <EmailLink email={organisation.email} />
      </p>
    </Section>
  );
}

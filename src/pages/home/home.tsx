import content from '#content/home.yaml';
import organisation from '#content/organisation.yaml';
import { ActionButton } from '../../components/buttons.tsx';
import { CountRing } from '../../components/count-ring.tsx';
import { itemColour } from '../../components/lists.tsx';
import { Kicker, Section } from '../../components/sections.tsx';
import { AreaCoil, WovenBand, WovenCoil } from '../../components/woven.tsx';
import { areaNames } from '../../content/site.ts';
import type { PageHead } from '../../content/types.ts';
import { diamonds, waves } from '../../drawing/charts.ts';
import { greatPattern } from '../../drawing/patterns.ts';
import { Banner } from './banner.tsx';
import { ImpactStories } from './impact-stories.tsx';

export const head: PageHead = {
  title: 'Youth-led change',
  description: `${organisation.name} is a youth-led, women-inclusive non-profit. We work with girls and young women aged 10–24 on health, rights, climate and equality.`,
};

export function Home() {
  return (
    <>
      {content.banner.isShown && <Banner />}
      <Hero />
      <MissionAndVision />
      <ImpactFigures />
      <FocusCards />
      <CoreValues />
      <CallToAction />
      <ImpactStories />
    </>
  );
}

/** Text on the left, the great coil at the right edge; on a phone the coil is in the top corner. */
function Hero() {
  const { kicker, title, text } = content.hero;
  return (
    <div className="relative isolate overflow-clip">
      <div className="page-width pt-hero pb-14 sm:py-20 md:py-28 lg:py-32">
        <div className="max-w-160 sm:w-7/12">
          <Kicker>{kicker}</Kicker>
          <h1 className="leading-display">{title}</h1>
          <p className="mt-5 sm:text-lead">{text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ActionButton action={{ label: 'About Us', href: '/about' }} />
            <ActionButton action={{ label: 'Get Involved', href: '/contact' }} look="outlined" />
          </div>
        </div>
      </div>
      {/* After the text: its place depends on the text's height, and would shift while the page arrives in pieces. */}
      <div className="hero-coil pointer-events-none absolute -z-1 print:hidden">
        <WovenCoil className="rotate-in size-full" pattern={greatPattern} stitches={152} />
      </div>
    </div>
  );
}

/** Two overlapping cards. */
function MissionAndVision() {
  return (
    <>
      <WovenBand chart={diamonds} className="bg-raffia" stitch={7} />
      <div className="page-width grid gap-5 py-section lg:grid-cols-12 lg:gap-0">
        <section
          aria-label="Our mission"
          className="rounded-card bg-raffia p-card sm:p-10 lg:col-span-8 lg:col-start-1 lg:row-start-1 lg:py-20 lg:pr-40 lg:pl-16"
        >
          <h2 className="text-h3 text-plum">Our mission</h2>
          <p className="mt-4 font-display text-large leading-tight font-bold">{content.mission}</p>
        </section>
        <section
          aria-label="Our vision"
          className="surface-night rounded-card p-card sm:ml-16 sm:p-10 lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:-mb-10 lg:ml-0 lg:self-end"
        >
          <h2 className="text-h3 text-plum">Our vision</h2>
          <p className="mt-4 text-lead">{content.vision}</p>
        </section>
      </div>
    </>
  );
}

/** Each figure in a ring with as many segments. */
function ImpactFigures() {
  const { title, figures } = content.impact;
  return (
    <Section surface="raffia" title={title}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 @max-narrow:grid-cols-1 lg:grid-cols-4 lg:gap-x-10">
        {figures.map(({ number, title, description }, index) => (
          <li className="text-center relative even:top-8 lg:even:top-12" key={title}>
            <CountRing
              className={`mx-auto max-w-64 ${itemColour(index)}`}
              count={Number.parseInt(number, 10)}
            >
              <strong className="font-display text-h2 font-bold text-ink">{number}</strong>
            </CountRing>{' '}
            <span className="mt-4 block text-lead font-semibold">{title}</span>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A card for each focus area; on wide screens arranged like steps. */
function FocusCards() {
  const { title, text, cards } = content.programs;
  return (
    <Section text={text} title={title}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ area, summary }) => (
          <li
            className="raise-on-hover group relative flex min-h-56 flex-col justify-between overflow-clip rounded-card border-t-8 border-area bg-card p-card card-shadow max-sm:@min-narrow:pr-28 sm:pb-40 lg:pb-52 lg:nth-2:top-8 lg:nth-3:top-16 lg:nth-4:top-24"
            data-area={area}
            key={area}
          >
            <div>
              <h3>
                <a
                  className="text-area no-underline spans-card hover:underline"
                  href={`/focus-areas#${area}`}
                >
                  {areaNames[area]}
                </a>
              </h3>
              <p className="mt-3">{summary}</p>
            </div>
            <AreaCoil
              area={area}
              className="rotate-on-hover pointer-events-none absolute @max-narrow:hidden top-6 -right-20 w-44 sm:top-auto sm:-right-12 sm:-bottom-16 sm:w-56 lg:w-64"
            />
          </li>
        ))}
      </ul>
      <p className="mt-14 dashed-top pt-8 lg:mt-40">
        <ActionButton action={{ label: 'Explore Our Programs', href: '/focus-areas' }} />
      </p>
    </Section>
  );
}

/** The first letters of the values spell E-YESS from top to bottom. */
function CoreValues() {
  const { title, text } = content.values;
  return (
    <Section surface="night" heading="beside" text={text} title={title}>
      <ul>
        {organisation.values.map(({ title, description }) => (
          <li
            className="grid grid-cols-1-5 items-center @max-narrow:grid-cols-1 gap-x-5 not-first:dashed-top sm:gap-x-10"
            key={title}
          >
            <span
              aria-hidden="true"
              className="text-center font-display text-giant leading-display font-bold text-plum"
            >
              {title.charAt(0)}
            </span>
            <div className="py-5">
              <h3>{title}</h3>
              <p className="mt-2 max-w-measure text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CallToAction() {
  const { title, text } = content.callToAction;
  return (
    <section aria-label={title} className="surface-sun">
      <WovenBand chart={waves} />
      <div className="page-width grid items-end gap-8 py-section lg:grid-cols-3-2 lg:gap-16">
        <h2 className="text-poster leading-display">{title}</h2>
        <div>
          <p className="text-lead">{text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ActionButton action={{ label: 'See Our Projects', href: '/projects' }} />
            <ActionButton action={{ label: 'Contact Us', href: '/contact' }} look="outlined" />
          </div>
        </div>
      </div>
    </section>
  );
}

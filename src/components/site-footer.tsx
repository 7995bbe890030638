import organisation from '#content/organisation.yaml';
import type { Action, Link } from '../content/types.ts';
import { sunrisePattern } from '../drawing/patterns.ts';
import { renderDay } from '../lib/dates.ts';
import { EmailLink, Helpline, PhoneLink } from './contact-links.tsx';
import { Logo } from './logo.tsx';
import { WovenCoil } from './woven.tsx';

const quickLinks: Link[] = [
  { label: 'About Us', href: '/about' },
  { label: 'Focus Areas', href: '/focus-areas' },
  { label: 'Our Projects', href: '/projects' },
  { label: 'Contact Us', href: '/contact' },
];

export function SiteFooter() {
  const { name, blurb, place, email, phone, values, socialLinks } = organisation;
  return (
    <footer className="@container deferred-layout surface-night">
      <div className="woven-edge" />
      <div className="page-width footer-text grid grid-cols-auto-1 gap-x-5 gap-y-3 pt-5 pb-3 @max-small:grid-cols-1 lg:grid-cols-footer lg:pt-14 lg:pb-10">
        <div className="max-w-measure max-lg:col-span-full">
          <Logo />
          <p className="mt-2 text-ink-soft print:hidden">{blurb}</p>
        </div>
        <nav aria-label="Quick Links" className="max-lg:col-span-full">
          <h2>Quick Links</h2>
          <ul className="grid grid-cols-2 sm:grid-cols-4 lg:block">
            {quickLinks.map((link) => (
              <li key={link.href}>
                <a className="inline-flex min-h-11 items-center" href={link.href}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="lg:order-1">
          <h2>Contact</h2>
          <address className="not-italic">
            <p>{place}</p>
            <p>
              <EmailLink email={email} />
            </p>
            <p>
              <PhoneLink phone={phone} />
            </p>
          </address>
        </div>
        <div>
          <h2>Core values</h2>
          <ul>
            {values.map((value) => (
              <li key={value.title}>{value.title}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page-width footer-text">
        <div className="dashed-top py-3">
          <Helpline />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 pb-4 text-small">
          <SocialLinks links={socialLinks} />
          <p className="lg:order-first">
            {/* The first script replaces the year of the build by the current one. */}©{' '}
            <span id="year">{renderDay().slice(0, 4)}</span> {`${name}. All rights reserved.`}{' '}
            {/* A promise: true only as long as nothing is added that stores, counts or embeds. */}
            No cookies, no tracking: we keep nothing about your visit, except what you write to us.
          </p>
        </div>
      </div>
      <div className="footer-coil print:hidden">
        <WovenCoil className="block" pattern={sunrisePattern} stitches={160} />
      </div>
    </footer>
  );
}

/** A link without an address is announced as disabled. */
function SocialLinks({ links }: { links: Action[] }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-4 print:hidden">
      {links.some(({ href }) => !href) && (
        <li className="text-ink-soft" id="social-soon">
          Soon:
        </li>
      )}
      {links.map(({ label, href }) => (
        <li key={label}>
          {href ? (
            <a className="inline-flex min-h-11 items-center" href={href}>
              {label}
            </a>
          ) : (
            // biome-ignore lint/a11y/useValidAnchor: a placeholder link has no address until content gives one
            <a
              aria-describedby="social-soon"
              aria-disabled="true"
              className="inline-flex min-h-11 items-center"
              role="link"
              tabIndex={0}
            >
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

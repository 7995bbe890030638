import { footerTitles, quickLinks } from '../../content/labels.ts';
import { organisation, socialLinks, values } from '../../content/organisation.ts';
import { privacy } from '../../content/safety-and-privacy.ts';
import { sunrisePattern } from '../../drawing/patterns.ts';
import { EmailLink, Helpline, PhoneLink } from '../contact-links.tsx';
import { Logo } from '../logo.tsx';
import { WovenCoil } from '../woven-coil.tsx';
import { Copyright } from './copyright.tsx';
import { SocialLinks } from './social-links.tsx';

export function SiteFooter() {
  return (
    <footer className="@container deferred-layout ground-night">
      <div className="woven-edge" />
      <div className="page-width footer-text grid grid-cols-auto-1 gap-x-5 gap-y-3 pt-5 pb-3 @max-small:grid-cols-1 lg:grid-cols-footer lg:pt-14 lg:pb-10">
        <div className="max-w-measure max-lg:col-span-full">
          <Logo />
          <p className="mt-2 text-ink-soft print:hidden">{organisation.blurb}</p>
        </div>
        <nav aria-label={quickLinks.title} className="max-lg:col-span-full">
          <h2>{quickLinks.title}</h2>
          <ul className="grid grid-cols-2 sm:grid-cols-4 lg:block">
            {quickLinks.links.map((link) => (
              <li key={link.href}>
                <a className="inline-flex min-h-11 items-center" href={link.href}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="lg:order-1">
          <h2>{footerTitles.contact}</h2>
          <address className="not-italic">
            <p>{organisation.place}</p>
            <p>
              <EmailLink email={organisation.email} />
            </p>
            <p>
              <PhoneLink phone={organisation.phone} />
            </p>
          </address>
        </div>
        <div>
          <h2>{footerTitles.values}</h2>
          <ul>
            {values.map((value) => (
              <li key={value.title}>{value.title}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page-width footer-text">
        <div className="stitched-above py-3">
          <Helpline />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 pb-4 text-small">
          <SocialLinks links={socialLinks} />
          <p className="lg:order-first">
            <Copyright /> {privacy}
          </p>
        </div>
      </div>
      <div className="sunrise print:hidden">
        <WovenCoil className="block" pattern={sunrisePattern} stitches={160} />
      </div>
    </footer>
  );
}

import { footerTitles, quickLinks } from '../../content/labels.ts';
import { organisation, socialLinks, values } from '../../content/organisation.ts';
import { privacy } from '../../content/safety-and-privacy.ts';
import { sunrisePattern } from '../../drawing/patterns.ts';
import { EmailLink } from '../email-link.tsx';
import { Helpline } from '../helpline.tsx';
import { Logo } from '../logo.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { WovenCoil } from '../woven-coil.tsx';
import { Copyright } from './copyright.tsx';
import { SocialLinks } from './social-links.tsx';

export function SiteFooter() {
  return (
    <footer className="deferred-layout ground-night">
      <div className="woven-edge" />
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-10 pt-14 pb-10 lg:grid-cols-footer">
        <div className="col-span-2 max-w-measure lg:col-span-1">
          <Logo />
          <p className="mt-4 text-ink-soft">{organisation.blurb}</p>
        </div>
        <nav aria-label={quickLinks.title}>
          <h2 className="text-h3 text-plum">{quickLinks.title}</h2>
          <ul className="mt-2">
            {quickLinks.links.map((link) => (
              <li key={link.href}>
                <a className="inline-flex min-h-11 items-center" href={link.href}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="text-h3 text-plum">{footerTitles.values}</h2>
          <ul className="mt-4 stack-2">
            {values.map((value) => (
              <li key={value.title}>{value.title}</li>
            ))}
          </ul>
        </div>
        <div className="col-span-2 lg:col-span-1">
          <h2 className="text-h3 text-plum">{footerTitles.contact}</h2>
          <address className="mt-4 stack-2 not-italic">
            <p>{organisation.place}</p>
            <p>
              <EmailLink email={organisation.email} />
            </p>
            <p>
              <PhoneLink phone={organisation.phone} />
            </p>
          </address>
        </div>
      </div>
      <div className="page-width">
        <div className="stitched-above py-5">
          <Helpline />
        </div>
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-4 py-4 text-small">
        <Copyright />
        <SocialLinks links={socialLinks} />
      </div>
      <p className="page-width pb-4 text-small text-ink-soft">{privacy}</p>
      <div className="sunrise print:hidden">
        <WovenCoil className="block" pattern={sunrisePattern} stitches={160} />
      </div>
    </footer>
  );
}

import { quickLinks } from '../../content/navigation.ts';
import { footerTitles, organisation, socialLinks, values } from '../../content/organisation.ts';
import { EmailLink } from '../email-link.tsx';
import { Logo } from '../logo.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { SiteLink } from '../site-link.tsx';
import { Copyright } from './copyright.tsx';
import { SocialLinks } from './social-links.tsx';

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-raffia">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 sm:grid-cols-2 sm:px-8 lg:grid-cols-4">
        <div>
          <Logo />
          <p className="mt-3">{organisation.blurb}</p>
        </div>
        <nav aria-label={quickLinks.title}>
          <h2 className="text-h3">{quickLinks.title}</h2>
          <ul className="mt-3">
            {quickLinks.links.map((link) => (
              <li key={link.href}>
                <SiteLink className="inline-flex min-h-11 items-center" href={link.href}>
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="text-h3">{footerTitles.values}</h2>
          <ul className="mt-3 space-y-2">
            {values.map((value) => (
              <li key={value.title}>{value.title}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-h3">{footerTitles.contact}</h2>
          <address className="mt-3 space-y-2 not-italic">
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
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-4 border-t border-line px-4 py-6 sm:px-8">
        <Copyright />
        <SocialLinks links={socialLinks} />
      </div>
    </footer>
  );
}

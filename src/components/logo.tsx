import { organisation } from '../content/organisation.ts';
import { SiteLink } from './site-link.tsx';

/** The sign and the name, leading home. */
export function Logo() {
  return (
    <SiteLink
      className="inline-flex min-h-11 items-center gap-3 font-display text-h3 font-bold whitespace-nowrap text-plum no-underline"
      href="/"
    >
      <img alt="" fetchPriority="low" height="40" src="/favicon.svg" width="40" />
      {organisation.name}
    </SiteLink>
  );
}

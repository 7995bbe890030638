import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { Href } from '../content/types.ts';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Href };

/** A link to anywhere: within the site without loading a new document, elsewhere as the browser does it. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (href.startsWith('/')) return <Link discover="none" to={href} viewTransition {...rest} />;
  return <a href={href} {...rest} />;
}

import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router';
import type { Href } from '../content/types.ts';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Href };

/** A link to anywhere: within the site without loading a new document, elsewhere as the browser does it. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (href.startsWith('/')) return <PageLink href={href} {...rest} />;
  return <a href={href} {...rest} />;
}

/** The router's own `Link` brings 3 KB that prefetch for another way of using it; this is what we need of it. */
function PageLink({ href, onClick, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation();
  // One page fades into another; a place on the same page is simply there.
  const viewTransition = href.split('#')[0] !== pathname;
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { viewTransition });

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }

  return <a href={href} onClick={handleClick} {...rest} />;
}

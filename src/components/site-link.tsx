import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router';
import type { Href } from '../content/types.ts';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Href };

/** A link to anywhere: within the site without loading a new document, elsewhere as the browser does it. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (href.startsWith('/')) return <PageLink href={href} {...rest} />;
  return <a href={href} {...rest} />;
}

/** Unlike the router's own `Link` it leaves places on the page it stands on to the browser. */
function PageLink({ href, onClick, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation();
  const [path, place] = href.split('#');
  const isHere = path === pathname;
  // One page fades into another; to come to the page one is on is no step of its own.
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    replace: isHere,
    viewTransition: !isHere,
  });

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // To a place on this page the browser goes by itself, as often as it is asked.
    if (isHere && place) return;
    if (!event.defaultPrevented) follow(event);
  }

  return <a href={href} onClick={handleClick} {...rest} />;
}

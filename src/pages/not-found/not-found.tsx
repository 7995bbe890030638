import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LostScreen } from '../../components/lost-screen.tsx';
import { notFound } from '../../content/errors.ts';
import type { PageHandle } from '../../lib/page-head.ts';

export const handle: PageHandle = { head: () => notFound.head };

export function Component() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return <LostScreen link={notFound.link} text={notFound.text} title={notFound.title} />;
}

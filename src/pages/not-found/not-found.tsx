import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ActionButton } from '../../components/action-button.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { notFound } from '../../content/errors.ts';
import type { PageHandle } from '../../lib/page-head.ts';

export const handle: PageHandle = { head: () => notFound.head };

export function Component() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <>
      <PageIntro text={notFound.text} title={notFound.title} />
      <div className="mt-6">
        <ActionButton action={notFound.link} />
      </div>
    </>
  );
}

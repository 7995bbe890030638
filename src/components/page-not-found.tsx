import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { notFound } from '../content/not-found.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Helpline } from './helpline.tsx';
import { SiteLink } from './site-link.tsx';

/** The answer to an address where no page stands: the way home, the ways on, and whom to call. */
export function PageNotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <ErrorScreen
      link={notFound.link}
      more={<WaysOn />}
      text={notFound.text}
      title={notFound.title}
    />
  );
}

function WaysOn() {
  return (
    <>
      <ul className="my-6">
        {notFound.ways.map(({ label, href }) => (
          <li key={href}>
            <SiteLink className="inline-flex min-h-11 items-center" href={href}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
      <Helpline />
    </>
  );
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { notFound } from '../content/errors.ts';
import { ErrorScreen } from './error-screen.tsx';

/** The answer to an address where no page stands. */
export function PageNotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return <ErrorScreen {...notFound} />;
}

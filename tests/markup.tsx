import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What React makes of an element, for screens in a state that today's content does not reach. */
export function markup(element: ReactNode): string {
  return renderToStaticMarkup(element);
}

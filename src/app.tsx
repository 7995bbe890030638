import { useEffect } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type DocumentFacts, DocumentFactsContext } from './components/document-facts.ts';

/** An effect that needs no clean-up: whatever else it gave back, React would call in the end. */
export type Effect = () => undefined;

interface AppProps {
  router: DataRouter;
  facts: DocumentFacts;
  /** Told when the page runs. */
  onRun: Effect;
}

/**
 * The site in the browser. It has a file of its own: under `npm run dev` one that holds a component is loaded a second time,
 * to be exchanged when it changes, and what starts React must run once.
 */
export function App({ router, facts, onRun }: AppProps) {
  useEffect(onRun, [onRun]);
  return (
    <DocumentFactsContext value={facts}>
      <RouterProvider router={router} />
    </DocumentFactsContext>
  );
}

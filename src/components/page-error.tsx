import { isRouteErrorResponse, useRouteError } from 'react-router';
import { unexpected } from '../content/errors.ts';
import { ActionButton } from './action-button.tsx';
import { Button } from './button.tsx';
import { PageIntro } from './page-intro.tsx';
import { useDocumentHead } from './use-document-head.ts';

/** Stands in for a page that broke: what happened, a way to try again and a way home. */
export function PageError() {
  const error = useRouteError();
  useDocumentHead(unexpected.head);
  return (
    <>
      <PageIntro text={unexpected.text} title={unexpected.title} />
      <pre className="mt-6 max-w-measure overflow-x-auto rounded-card bg-raffia p-4 whitespace-pre-wrap">
        {textOf(error)}
      </pre>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{unexpected.tryAgain}</Button>
        <ActionButton action={unexpected.link} look="outlined" />
      </div>
    </>
  );
}

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

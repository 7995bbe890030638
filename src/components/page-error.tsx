import { isRouteErrorResponse, useRouteError } from 'react-router';
import { tryAgain, unexpected } from '../content/errors.ts';
import { Button } from './button.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { useDocumentHead } from './use-document-head.ts';

/** Stands in for a page that broke: what happened, a way to try again and a way home. */
export function PageError() {
  const error = useRouteError();
  useDocumentHead(unexpected.head);
  return (
    <ErrorScreen
      action={<Button onClick={() => window.location.reload()}>{tryAgain}</Button>}
      link={unexpected.link}
      text={unexpected.text}
      title={unexpected.head.title}
    >
      <pre className="mt-6 max-w-measure overflow-x-auto rounded-control stitched-round p-4 text-small whitespace-pre-wrap">
        {textOf(error)}
      </pre>
    </ErrorScreen>
  );
}

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

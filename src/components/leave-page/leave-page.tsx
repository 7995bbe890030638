import { type MouseEvent, useEffect } from 'react';
import { leave } from '../../content/care.ts';
import { onThreePresses } from './on-three-presses.ts';

/**
 * For someone who must not be seen reading this, after GOV.UK's pattern: the first stop of the keyboard, and always in
 * reach. Without scripts it is a plain link.
 */
export function LeavePage() {
  useEffect(() => onThreePresses('Shift', leaveNow), []);

  function onClick(event: MouseEvent) {
    event.preventDefault();
    leaveNow();
  }

  return (
    <a
      className="fixed right-2 bottom-2 z-20 grid min-h-12 content-center rounded-control edge-2 border-plum bg-card px-4 py-1 font-semibold text-plum no-underline raised"
      data-leave=""
      href={leave.link.href}
      onClick={onClick}
      rel="nofollow noreferrer"
    >
      {leave.link.label}
      <span className="text-small leading-snug font-normal">
        <span className="hidden pointer-fine:scripted:block">{leave.keys}</span>
        {leave.history}
      </span>
    </a>
  );
}

/** The page is covered, its title too, before the next one comes; and Back does not lead here again. */
function leaveNow(): void {
  document.documentElement.dataset['left'] = '';
  document.title = new URL(leave.link.href).host;
  window.location.replace(leave.link.href);
}

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
    <div className="fixed right-2 bottom-2 z-20 flex rounded-control edge-2 border-plum bg-card font-semibold text-plum raised">
      <a
        aria-describedby="leave-words"
        className="grid min-h-11 content-center py-1 pr-4 roomy:pl-4 leading-snug no-underline"
        data-leave=""
        href={leave.link.href}
        onClick={onClick}
        rel="nofollow noreferrer"
      >
        {leave.link.label}
        <span className="hidden text-small font-normal roomy:block">
          <WhatLeavingDoes />
        </span>
      </a>
      {/* Where a screen is small, the words come on demand and cover nothing of the page. */}
      <button
        aria-label={leave.about}
        className="order-first w-11 cursor-pointer roomy:hidden"
        popoverTarget="leave-words"
        type="button"
      >
        ?
      </button>
      <p
        className="m-auto mb-16 rounded-control edge-2 border-plum bg-card p-4 font-normal text-plum raised"
        id="leave-words"
        popover="auto"
      >
        <WhatLeavingDoes />
      </p>
    </div>
  );
}

function WhatLeavingDoes() {
  return (
    <>
      <span className="hidden pointer-fine:scripted:block">{leave.keys}</span>
      {leave.history}
    </>
  );
}

/** The page is covered, its title too, before the next one comes; and Back does not lead here again. */
function leaveNow(): void {
  document.documentElement.dataset['left'] = '';
  document.title = new URL(leave.link.href).host;
  window.location.replace(leave.link.href);
}

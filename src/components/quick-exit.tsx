import { leave } from '../content/safety-and-privacy.ts';

/**
 * For someone who must not be seen reading this, after GOV.UK's pattern: the first stop of the keyboard, and always in
 * reach. src/browser/quick-exit.ts answers it; without scripts it is a plain link. Where the page comes in pieces, it waits for
 * its last part: what hangs on the right moves with every word that comes.
 */
export function QuickExit() {
  return (
    <div className="fixed right-2 bottom-2 z-20 flex rounded-control edge-2 border-plum bg-card font-semibold text-plum raised not-has-[button]:hidden">
      <a
        aria-describedby="leave-words"
        className="grid min-h-11 content-center px-4 py-1 leading-snug no-underline"
        data-leave=""
        href={leave.link.href}
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
        className="size-11 roomy:hidden"
        popoverTarget="leave-words"
        type="button"
      >
        ?
      </button>
      <p
        className="inset-auto right-2 bottom-18 w-60 max-w-full rounded-control edge-2 border-plum bg-card p-4 font-normal text-plum raised"
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
      {leave.leadsTo} <span className="hidden pointer-fine:scripted:inline">{leave.keys}</span>{' '}
      <span className="block">{leave.history}</span>
    </>
  );
}

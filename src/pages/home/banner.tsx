import { useState } from 'react';
import { Scripted } from '../../components/scripted.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { banner } from '../../content/home.ts';

/** Lasts as long as the page load: closing hides the banner until the visitor reloads. */
let wasClosed = false;

export function Banner() {
  const [isShown] = useState(!wasClosed);
  const [isClosed, setIsClosed] = useState(false);

  function close() {
    wasClosed = true;
    setIsClosed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  if (!isShown) return null;
  return (
    <aside
      aria-label={banner.label}
      // Its room stays until the page is left, so that nothing moves under the pointer that closed it.
      className={`mb-10 flex items-start gap-4 rounded-card bg-sun px-5 py-2 text-on-sun ${isClosed ? 'invisible' : ''}`}
    >
      <div className="flex grow flex-wrap items-center gap-x-4">
        <p className="py-2 font-semibold">{banner.text}</p>
        <SiteLink className="inline-flex min-h-11 items-center" href={banner.link.href}>
          {banner.link.label}
          <span className="sr-only"> – {banner.text}</span>
        </SiteLink>
      </div>
      <Scripted>
        <button
          aria-label={banner.close}
          className="-mr-3 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control"
          onClick={close}
          type="button"
        >
          <span aria-hidden="true">✕</span>
        </button>
      </Scripted>
    </aside>
  );
}

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Scripted } from '../../components/scripted.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { banner } from '../../content/home.ts';

/** Lasts as long as the page load: closing hides the banner until the visitor reloads. */
let wasClosed = false;

export function Banner() {
  // A closed banner leaves its room empty, so that nothing moves under the pointer, until the room is out of sight.
  const [state, setState] = useState<'open' | 'closed' | 'gone'>(wasClosed ? 'gone' : 'open');
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    if (state !== 'closed' || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === false) removeInPlace(() => flushSync(() => setState('gone')));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [state]);

  function close() {
    wasClosed = true;
    setState('closed');
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  if (state === 'gone') return null;
  return (
    <aside
      aria-label={banner.label}
      className={`mb-10 flex items-start gap-4 rounded-card bg-sun px-5 py-2 text-on-sun ${state === 'closed' ? 'invisible' : ''}`}
      ref={element}
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

/** Removes something above the part in view without moving that part; most browsers see to it themselves. */
function removeInPlace(remove: () => void): void {
  const heightBefore = document.documentElement.scrollHeight;
  remove();
  if (!CSS.supports('overflow-anchor', 'auto')) {
    scrollBy(0, document.documentElement.scrollHeight - heightBefore);
  }
}

import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { frameNames } from '../../content/navigation.ts';
import { readingTime } from '../../lib/reading-time.ts';
import { CloseButton } from '../close-button.tsx';
import { Glyph } from '../glyph.tsx';
import { closeNotice, type Notice, useShownNotice } from './shown-notice.ts';

const box = 'notice-box flex items-start gap-3 pl-3';

const looks = {
  success: `${box} border-leaf`,
  error: `${box} border-danger`,
};

const signs = {
  success: 'bg-leaf',
  error: 'bg-danger',
};

/**
 * Where notices appear. The two live regions stand there before any words do, or screen readers would miss them; only with
 * words is their place a landmark, which a section is by its name. Good news goes by itself once there was time to read it;
 * an error stays until it is closed or the page is left.
 */
export function Notices() {
  const notice = useShownNotice();
  const [isHeld, setIsHeld] = useState(false);
  const element = useRef<HTMLElement>(null);
  const focusBefore = useRef<EventTarget | null>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    if (notice?.kind !== 'success' || isHeld) return;
    const timer = setTimeout(closeNotice, readingTime(`${notice.title} ${notice.text}`));
    return () => clearTimeout(timer);
  }, [notice, isHeld]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice belongs to the page it appeared on
  useEffect(() => closeNotice, [pathname]);

  function hold({ currentTarget, relatedTarget }: FocusEvent) {
    setIsHeld(true);
    if (!currentTarget.contains(relatedTarget)) focusBefore.current = relatedTarget;
  }

  function close() {
    const hasFocus = element.current?.contains(document.activeElement);
    const before = focusBefore.current;
    setIsHeld(false);
    closeNotice();
    if (!hasFocus) return;
    const next = before instanceof HTMLElement ? before : document.getElementById('main');
    next?.focus({ preventScroll: true });
  }

  return (
    <section
      aria-label={notice && frameNames.notices}
      className={notice && looks[notice.kind]}
      data-notice={notice?.kind}
      onBlur={() => setIsHeld(false)}
      onFocus={hold}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      ref={element}
    >
      {notice && (
        <span className={`mt-2.5 shrink-0 rounded-full p-1 text-on-fill ${signs[notice.kind]}`}>
          <Glyph name={notice.kind} />
        </span>
      )}
      <div className="grow">
        <div role="status">
          {notice?.kind === 'success' && <Words key={notice.number} notice={notice} />}
        </div>
        <div role="alert">
          {notice?.kind === 'error' && <Words key={notice.number} notice={notice} />}
        </div>
      </div>
      {notice && <CloseButton label={frameNames.closeNotice} onClick={close} />}
    </section>
  );
}

function Words({ notice }: { notice: Notice }) {
  return (
    <div className="py-2 text-small">
      <p className="font-semibold">{notice.title}</p>
      <p>{notice.text}</p>
    </div>
  );
}

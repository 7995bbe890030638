import { CloseButton } from '../../../components/close-button.tsx';
import { Glyph } from '../../../components/glyph.tsx';
import { Scripted } from '../../../components/scripted.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import type { banner as content } from '../../../content/home.ts';
import { useDismissal } from './use-dismissal.ts';

/** A strip of cloth above the page. When it is closed it rolls up, and stays away until the page is loaded again. */
export function Banner({ banner }: { banner: typeof content }) {
  const { state, close } = useDismissal();
  if (!banner.isShown || state === 'gone') return null;
  return (
    <aside
      aria-label={banner.label}
      className="rolls-up ground-sun print:hidden"
      data-closed={state === 'closed' ? '' : undefined}
    >
      <div className="min-h-0 overflow-clip">
        <div className="page-width flex items-start gap-2 py-1">
          <p className="grow py-3 leading-snug font-semibold">
            {banner.text} {/* A finger finds more of it than the line is high. */}
            <SiteLink
              className="-my-3 inline-flex min-h-11 items-center gap-1"
              href={banner.link.href}
            >
              {banner.link.label}
              <span className="sr-only"> – {banner.text}</span>
              <Glyph name="on" />
            </SiteLink>
          </p>
          <Scripted>
            <CloseButton label={banner.close} onClick={close} />
          </Scripted>
        </div>
      </div>
    </aside>
  );
}

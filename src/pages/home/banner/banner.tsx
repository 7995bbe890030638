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
          {/* In two lines or in one by the width of the screen, not by that of the words: a late font must not change it. */}
          <div className="grow items-center gap-x-6 sm:flex">
            <p className="py-2 font-semibold">{banner.text}</p>
            <SiteLink
              className="inline-flex min-h-11 items-center gap-1 font-semibold"
              href={banner.link.href}
            >
              {banner.link.label}
              <span className="sr-only"> – {banner.text}</span>
              <Glyph name="on" />
            </SiteLink>
          </div>
          <Scripted>
            <CloseButton label={banner.close} onClick={close} />
          </Scripted>
        </div>
      </div>
    </aside>
  );
}

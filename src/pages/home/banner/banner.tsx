import { Scripted } from '../../../components/scripted.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { banner } from '../../../content/home.ts';
import { useDismissal } from './use-dismissal.ts';

export function Banner() {
  const { element, state, close } = useDismissal();
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

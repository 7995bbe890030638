import { CloseButton } from '../../../components/close-button.tsx';
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
      className={`mb-10 flex items-start gap-4 rounded-card bg-sun py-2 pr-2 pl-5 text-on-sun ${state === 'closed' ? 'invisible' : ''}`}
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
        <CloseButton label={banner.close} onClick={close} />
      </Scripted>
    </aside>
  );
}

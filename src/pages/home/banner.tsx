import { SiteLink } from '../../components/site-link.tsx';
import { banner } from '../../content/home.ts';

export function Banner() {
  return (
    <aside
      aria-label={banner.label}
      className="mb-10 flex flex-wrap items-center gap-x-4 rounded-card bg-sun px-5 py-2 text-on-sun"
    >
      <p className="font-semibold">{banner.text}</p>
      <SiteLink className="inline-flex min-h-11 items-center" href={banner.link.href}>
        {banner.link.label}
      </SiteLink>
    </aside>
  );
}

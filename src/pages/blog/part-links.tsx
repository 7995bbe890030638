import { buttonClass } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import type { BlogPart } from '../../lib/blog-parts.ts';

/** Which part of the list this is, and the ways to those before and after it. */
export function PartLinks({ part: { name, place, newer, older } }: { part: BlogPart }) {
  return (
    <nav aria-label={name} className="page-width pb-section">
      <div className="flex flex-wrap items-center justify-between gap-4 stitched-above pt-8">
        <p aria-current="page" className="text-small text-ink-soft">
          {place}
        </p>
        <p className="flex flex-wrap gap-3">
          {newer && (
            <SiteLink className={buttonClass('outlined')} href={newer.href} rel="prev">
              {newer.label}
            </SiteLink>
          )}
          {older && (
            <SiteLink className={buttonClass()} href={older.href} rel="next">
              {older.label}
            </SiteLink>
          )}
        </p>
      </div>
    </nav>
  );
}

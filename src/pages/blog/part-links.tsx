import { buttonClass } from '../../components/button.tsx';
import { parts } from '../../content/blog.ts';
import type { BlogList } from '../../lib/blog-parts.ts';

/** Which part of the list this is, and the ways to those before and after it. */
export function PartLinks({ list: { place, newer, older } }: { list: BlogList }) {
  return (
    <nav aria-label={parts.name} className="page-width pb-section">
      <div className="flex flex-wrap items-center justify-between gap-4 stitched-above pt-8">
        <p aria-current="page" className="text-small text-ink-soft">
          {place}
        </p>
        <p className="flex flex-wrap gap-3">
          {newer && (
            <a className={buttonClass('outlined')} href={newer.href} rel="prev">
              {newer.label}
            </a>
          )}
          {older && (
            <a className={buttonClass()} href={older.href} rel="next">
              {older.label}
            </a>
          )}
        </p>
      </div>
    </nav>
  );
}

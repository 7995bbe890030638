import { socialSoon } from '../../content/labels.ts';
import type { Action } from '../../content/types.ts';

/** Without an address a link is announced as one that leads nowhere yet. */
export function SocialLinks({ links }: { links: Action[] }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-4 print:hidden">
      {links.some(({ href }) => !href) && (
        <li className="text-ink-soft" id="social-soon">
          {socialSoon}
        </li>
      )}
      {links.map(({ label, href }) => (
        <li key={label}>
          {href ? (
            <a className="inline-flex min-h-11 items-center" href={href}>
              {label}
            </a>
          ) : (
            // biome-ignore lint/a11y/useValidAnchor: a placeholder link has no address until content gives one
            <a
              aria-describedby="social-soon"
              aria-disabled="true"
              className="inline-flex min-h-11 items-center"
              role="link"
              tabIndex={0}
            >
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

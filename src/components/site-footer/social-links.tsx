import type { Action } from '../../content/types.ts';

/** Without an address a link is announced as one that leads nowhere yet. */
export function SocialLinks({ links }: { links: Action[] }) {
  return (
    <ul className="flex flex-wrap gap-5">
      {links.map(({ label, href }) => (
        <li key={label}>
          {href ? (
            <a className="inline-flex min-h-11 items-center" href={href}>
              {label}
            </a>
          ) : (
            // biome-ignore lint/a11y/useValidAnchor: a placeholder link has no address until content gives one
            <a aria-disabled="true" className="inline-flex min-h-11 items-center" role="link">
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

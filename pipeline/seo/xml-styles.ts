import type { Palette, Theme } from '../theme/theme.ts';

export const xmlStylesPath = '/xml.css';

/** Names the stylesheet, in the line behind the one that says that a file is XML. */
export const xmlStylesLine = `<?xml-stylesheet type="text/css" href="${xmlStylesPath}"?>`;

/**
 * A face for the feed, for people who come by: programs pass it over. A stylesheet rather than XSLT, which would make a whole
 * page of it, but which browsers are about to give up.
 */
export function xmlStyles({ light, dark }: Theme): string {
  return `:root {
  ${colours(light)}
  color-scheme: light dark;
  display: block;
  box-sizing: border-box;
  max-width: 44rem;
  margin: 0 auto;
  padding: 2rem 1.25rem 4rem;
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem/1.6 system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    ${colours({ ...light, ...dark })}
  }
}
/* The rest is for programs. */
channel > *, item > * {
  display: none;
}
channel, channel > :is(title, description, item, div), item > :is(title, description, pubDate) {
  display: block;
}
title {
  color: var(--plum);
  font-size: 1.375rem;
  font-weight: 700;
  line-height: 1.3;
}
channel > title {
  margin-bottom: 0.75rem;
  font-size: 2rem;
}
channel > div {
  margin: 1.5rem 0;
  padding: 0 1.25rem;
  border-left: 0.25rem solid var(--sun);
}
a {
  color: var(--plum);
}
item {
  margin-top: 1.5rem;
  padding-top: 1.5rem;
  border-top: 1px solid var(--line);
}
pubDate {
  color: var(--ink-soft);
  font-size: 0.9375rem;
}
`;
}

function colours(palette: Palette): string {
  const names = ['paper', 'ink', 'ink-soft', 'line', 'plum', 'sun'];
  return names.map((name) => `--${name}: ${palette[name]};`).join(' ');
}

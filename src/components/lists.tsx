import type { ReactNode } from 'react';

/** With stitches for bullets. */
export function BulletList({ items }: { items: ReactNode[] }) {
  return (
    <ul className="grid max-w-measure gap-3">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries never change order while they are read
        <li className="dash-bullet pl-8" key={index}>
          {item}
        </li>
      ))}
    </ul>
  );
}

export function NumberedList({ items }: { items: string[] }) {
  return (
    <ol className="numbered grid max-w-measure gap-4 pl-6">
      {items.map((item) => (
        <li className="pl-2" key={item}>
          {item}
        </li>
      ))}
    </ol>
  );
}

/** An entry of a `<dl>`: a small term above a large value. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className="font-display text-h3 leading-tight font-bold">{children}</dd>
    </div>
  );
}

const colours = ['text-plum', 'text-leaf', 'text-bark', 'text-lake'];

/** Alternates the colours of the areas, for the items of a list that belong to no area. */
export function itemColour(index: number): string {
  return colours[index % colours.length] ?? '';
}

import type { ReactNode } from 'react';

/** A list with stitches for bullets. */
export function BulletList({ items }: { items: ReactNode[] }) {
  return (
    <ul className="max-w-measure stack-3">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries never change order while they are read
        <li className="stitch-bullet pl-8" key={index}>
          {item}
        </li>
      ))}
    </ul>
  );
}

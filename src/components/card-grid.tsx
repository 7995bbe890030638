import type { ReactNode } from 'react';

/** Cards beside each other where there is room: a list, so that a screen reader says how many there are. */
export function CardGrid<Item>({
  items,
  keyOf,
  children,
}: {
  items: Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}

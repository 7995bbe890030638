/** Steps in their order. */
export function NumberedList({ items }: { items: string[] }) {
  return (
    <ol className="numbered max-w-measure stack-4 pl-6">
      {items.map((item) => (
        <li className="pl-2" key={item}>
          {item}
        </li>
      ))}
    </ol>
  );
}

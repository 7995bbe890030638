export function BulletList({ items }: { items: string[] }) {
  return (
    <ul className="max-w-measure list-disc space-y-2 pl-6">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

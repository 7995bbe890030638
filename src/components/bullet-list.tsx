/** A list with stitches for bullets. */
export function BulletList({ items }: { items: string[] }) {
  return (
    <ul className="max-w-measure stack-3">
      {items.map((item) => (
        <li className="stitch-bullet pl-8" key={item}>
          {item}
        </li>
      ))}
    </ul>
  );
}

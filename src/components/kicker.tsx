/** The small line above a heading. */
export function Kicker({ children }: { children: string }) {
  return <p className="mb-4 font-semibold text-bark">{children}</p>;
}

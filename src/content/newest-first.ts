/** By date; those of one day in the order of their names. */
export function newestFirst<Entry extends { id: string; date: string }>(entries: Entry[]): Entry[] {
  return entries.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
}

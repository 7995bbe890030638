/** The first letters of the first and the last name: "Harriet Apiyo" gives "HA". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.at(0) ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => [...word].at(0) ?? '')
    .join('')
    .toLocaleUpperCase('en');
}

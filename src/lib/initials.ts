/** The first letters of the first and the last name: "Harriet Apiyo" gives "HA". */
export function initials(name: string): string {
  const [first, ...others] = name.trim().split(/\s+/);
  return [first, others.at(-1)]
    .map((word = '') => [...word].at(0))
    .join('')
    .toLocaleUpperCase('en');
}

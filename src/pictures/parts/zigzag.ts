/** The way of a zigzag row: from its first peak so many slopes to the right, each a step wide. */
export function zigzag(x: number, y: number, slopes: number, step: number): string {
  const down = `l${step} ${step}`;
  const up = `l${step}-${step}`;
  return `M${x} ${y}${Array.from({ length: slopes }, (_, slope) => (slope % 2 ? up : down)).join('')}`;
}

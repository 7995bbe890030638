/** Numbers in drawings need no more than three or four digits, and each is sent to every visitor. */
export function tidy(value: number): number {
  const steps = Math.abs(value) < 10 ? 100 : 10;
  return Math.round(value * steps) / steps;
}

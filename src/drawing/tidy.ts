/** Numbers in drawings need no more than two decimals, and each digit is sent to every visitor. */
export function tidy(value: number): number {
  return Math.round(value * 100) / 100;
}

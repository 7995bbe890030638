/** How long a text needs to stay for a slow reader who first has to notice it, in milliseconds. */
export function readingTime(text: string): number {
  return 5000 + 80 * text.length;
}

/** Stops the build when the content has problems. */
export function refuse(problems: string[]): void {
  if (problems.length === 0) return;
  const title = problems.length === 1 ? 'The content has a problem:' : 'The content has problems:';
  const error = new Error([title, ...problems.map((sentence) => `- ${sentence}`)].join('\n'));
  // For people who edit words: the sentences say where to look, a stack would bury them.
  error.stack = error.message;
  throw error;
}

/** A host's configuration, with each `<mark>` in it exchanged for what it stands for; a line keeps its indentation. */
export function fillFrame(frame: string, fillings: Record<string, string | string[]>): string {
  const filled = Object.entries(fillings).reduce((text, [mark, filling]) => {
    if (!text.includes(`<${mark}>`)) throw new Error(`The frame does not hold <${mark}>.`);
    return Array.isArray(filling)
      ? text.replaceAll(new RegExp(`^(\\s*)# <${mark}>$`, 'gm'), (_, indentation: string) =>
          filling.map((line) => indentation + line).join('\n'),
        )
      : text.replaceAll(`<${mark}>`, () => filling);
  }, frame);
  // A name in a regular expression, (?<name>…), is not a mark.
  const [left] = /(?<!\?)<[a-z ]+>/.exec(filled) ?? [];
  if (left) throw new Error(`Nothing is filled in for ${left}.`);
  return filled;
}

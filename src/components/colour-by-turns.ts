const colours = ['text-plum', 'text-leaf', 'text-bark', 'text-lake'];

/** The colours of the areas one after the other, for the items of a list that belong to no area. */
export function colourByTurns(index: number): string {
  return colours[index % colours.length] ?? '';
}

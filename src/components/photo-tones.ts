/** Placeholder colours for photos that are loading, as classes. The build chooses the nearest for each photo. */
export const photoTones = [
  'bg-raffia',
  'bg-dye-sun',
  'bg-dye-bark',
  'bg-dye-leaf',
  'bg-dye-lake',
  'bg-dye-plum',
  'bg-dye-ink',
] as const;

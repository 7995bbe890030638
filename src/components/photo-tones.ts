/**
 * What can stand in a photo's place until it comes: colours of the theme, as classes. For each photo the build chooses the
 * nearest (pipeline/pictures/photo.ts).
 */
export const photoTones = [
  'bg-raffia',
  'bg-dye-sun',
  'bg-dye-bark',
  'bg-dye-leaf',
  'bg-dye-lake',
  'bg-dye-plum',
  'bg-dye-ink',
] as const;

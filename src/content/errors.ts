/** Shown in place of a part of the page that breaks. The error's own words stand below. */
export const unexpected = {
  title: 'Unexpected Application Error!',
  text: 'This part of the page could not be shown. The rest of the page works.',
};

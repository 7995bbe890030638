/** What the areas of work are called, wherever they are named. */
export const areaNames = {
  srhr: 'Sexual and Reproductive Health',
  climate: 'Climate Justice',
  gender: 'Gender Equality',
  youth: 'Youth Development',
};

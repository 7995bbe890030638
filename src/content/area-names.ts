import type { FocusAreaId } from './types.ts';

/** What the areas of work are called, wherever they are named. */
export const areaNames: Record<FocusAreaId, string> = {
  srhr: 'Sexual and Reproductive Health',
  climate: 'Climate Justice',
  gender: 'Gender Equality',
  youth: 'Youth Development',
};

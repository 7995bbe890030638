import { useLocation } from 'react-router';
import { focusAreas } from '../../content/focus-areas.ts';
import type { FocusAreaId } from '../../content/types.ts';

/** The area that the address names (`#climate`); the first where it names none, or none that we know. */
export function useChosenArea(): FocusAreaId {
  const { hash } = useLocation();
  return focusAreas.find(({ id }) => hash === `#${id}`)?.id ?? 'srhr';
}

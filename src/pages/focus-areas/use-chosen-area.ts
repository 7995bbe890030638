import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusAreas } from '../../content/focus-areas.ts';
import type { FocusAreaId } from '../../content/types.ts';

/** The area that the address names (`#climate`); the first where it names none, or none that we know. */
export function useChosenArea() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const chosen: FocusAreaId = focusAreas.find(({ id }) => hash === `#${id}`)?.id ?? 'srhr';

  // However many tabs were looked at, Back leads away from the page. The browser may ask for one to be there at once.
  const choose = useCallback(
    (area: FocusAreaId) => void navigate({ hash: area }, { replace: true, flushSync: true }),
    [navigate],
  );

  return { chosen, choose };
}

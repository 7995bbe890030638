import { useSyncExternalStore } from 'react';
import { organisation, rightsReserved } from '../../content/organisation.ts';

/** Shows the year of the visit; the prerendered page, which may be older, shows the year it was built in. */
export function Copyright() {
  const year = useSyncExternalStore(
    () => () => {},
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  );
  return (
    <p>
      © {year} {organisation.name}. {rightsReserved}
    </p>
  );
}

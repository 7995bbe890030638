import { organisation, rightsReserved } from '../../content/organisation.ts';
import { useHydrated } from '../use-hydrated.ts';

/** Shows the year of the visit; the prerendered page, which may be older, shows the year it was built in. */
export function Copyright() {
  const year = useHydrated() ? new Date().getFullYear() : import.meta.env.BUILD_YEAR;
  return (
    <p>
      © {year} {organisation.name}. {rightsReserved}
    </p>
  );
}

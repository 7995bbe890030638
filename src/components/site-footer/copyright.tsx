import { organisation, rightsReserved } from '../../content/organisation.ts';
import { useToday } from '../document-facts.ts';

export function Copyright() {
  const [year] = useToday().split('-');
  return (
    <p>
      © {/* The first script sets it right where the page is of another year. */}
      <span id="year" suppressHydrationWarning>
        {year}
      </span>{' '}
      {`${organisation.name}. ${rightsReserved}`}
    </p>
  );
}

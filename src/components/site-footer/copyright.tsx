import { organisation, rightsReserved } from '../../content/organisation.ts';
import { useToday } from '../document-facts.ts';

export function Copyright() {
  const [year] = useToday().split('-');
  return <p>{`© ${year} ${organisation.name}. ${rightsReserved}`}</p>;
}

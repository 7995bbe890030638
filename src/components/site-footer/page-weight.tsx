import { useContext, useState } from 'react';
import { useLocation } from 'react-router';
import { weighs } from '../../content/safety-and-privacy.ts';
import { DocumentFactsContext } from '../document-facts.ts';

/** What the page that a visitor arrived at weighed. Going on from there costs much less, so nothing is said of it. */
export function PageWeight() {
  const { weight } = useContext(DocumentFactsContext);
  const { pathname } = useLocation();
  const [arrivedAt] = useState(pathname);
  if (!weight || pathname !== arrivedAt) return null;
  return <p>{`${weighs} ${weight} KB`}</p>;
}

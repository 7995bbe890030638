import type { Place } from './walk.ts';

/** A sentence that says which file and entry is wrong, what is wrong with it, and how to put it right. */
export function problem(place: Pick<Place, 'file' | 'path'>, whatAndFix: string): string {
  return `${place.file}: ${nameOf(place.path)}${whatAndFix}`;
}

/** "projects › entry 3 › title": positions as people count them. */
function nameOf(path: Place['path']): string {
  const steps = path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : step));
  return steps.length > 0 ? `${steps.join(' › ')} ` : '';
}

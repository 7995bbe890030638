import { kampalaDay } from '../lib/dates.ts';

/** Updates what depends on a deadline from the day of the build to the day of the visit. */
export function updateDeadlines(): void {
  const today = kampalaDay();
  for (const element of document.querySelectorAll<HTMLElement>('[data-until], [data-after]')) {
    const { until, after } = element.dataset;
    element.hidden = until ? today > until : today <= (after ?? '');
  }
}

export function updateYear(): void {
  document.getElementById('year')?.replaceChildren(kampalaDay().slice(0, 4));
}

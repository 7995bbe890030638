import { kampalaDay } from '../lib/kampala-day.ts';

/** The page was built on an earlier day: what depends on a deadline shows by the day of the visit. */
export function showDeadlines(): void {
  const today = kampalaDay();
  for (const element of document.querySelectorAll<HTMLElement>('[data-until], [data-after]')) {
    const { until, after } = element.dataset;
    element.hidden = until ? today > until : today <= (after ?? '');
  }
}

export function showYear(): void {
  document.getElementById('year')?.replaceChildren(kampalaDay().slice(0, 4));
}

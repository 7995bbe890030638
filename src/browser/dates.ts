import { kampalaDay } from '../lib/kampala-day.ts';

/** The page was built on an earlier day: what is said once a deadline is over shows by the day of the visit. */
export function showDeadlines(): void {
  const today = kampalaDay();
  for (const element of document.querySelectorAll<HTMLElement>('[data-deadline]')) {
    element.hidden = today <= (element.dataset['deadline'] ?? '');
  }
}

export function showYear(): void {
  document.getElementById('year')?.replaceChildren(kampalaDay().slice(0, 4));
}

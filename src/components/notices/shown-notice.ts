import { sharedState } from '../shared-state.ts';

/** Words about what just happened, shown for a while above the page. */
export interface Notice {
  kind: 'success' | 'error';
  title: string;
  text: string;
}

/** The same words said twice are two notices, and are told twice. */
interface ShownNotice extends Notice {
  number: number;
}

const shown = sharedState<ShownNotice>();
let count = 0;

export const useShownNotice = shown.useValue;

/** Shows a notice in place of the one before. */
export function showNotice(notice: Notice): void {
  count += 1;
  shown.set({ ...notice, number: count });
}

export function closeNotice(): void {
  shown.set(undefined);
}

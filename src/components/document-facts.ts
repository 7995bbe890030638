import { createContext, useContext } from 'react';
import type { IsoDate } from '../content/types.ts';
import { kampalaDay } from '../lib/kampala-day.ts';
import { useHydrated } from './use-hydrated.ts';

/** What the build knows of a document that it writes, and the browser reads from it again. */
export interface DocumentFacts {
  /** The day it was built. */
  builtOn: IsoDate;
}

export const DocumentFactsContext = createContext<DocumentFacts>({ builtOn: kampalaDay() });

/** The day of the visit, in Kampala; the prerendered page, which may be older, has the day it was built. */
export function useToday(): IsoDate {
  const { builtOn } = useContext(DocumentFactsContext);
  return useHydrated() ? kampalaDay() : builtOn;
}

/** The first of these days that is not over. Where a page gives it as `data-until`, it is put right on the day after. */
export function useNextDeadline(deadlines: (IsoDate | undefined)[]): IsoDate | undefined {
  const today = useToday();
  return deadlines.filter((day) => day !== undefined && day >= today).sort()[0];
}

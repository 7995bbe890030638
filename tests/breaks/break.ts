/** A file of tests, or what must refuse to go on. */
export type Catcher =
  | 'types'
  | 'the build'
  | `${string}.test.ts`
  | `${string}.test.tsx`
  | `${string}.spec.ts`;

/** A fault put into the site on purpose, and the tests that must not let it pass. */
export interface Break {
  /** What goes wrong, and for whom. */
  what: string;
  file: string;
  /** Stands exactly once in the file. */
  replace: string;
  by: string;
  /** It is enough that one of them fails. */
  caughtBy: Catcher | Catcher[];
}

export function catchersOf({ caughtBy }: Break): Catcher[] {
  return [caughtBy].flat();
}

/** What the files in content/ hold, by file. */
export type ContentFiles = Record<string, Record<string, unknown>>;

/** A value somewhere in the content, and how to find it. */
export interface Place {
  /** Such as content/jobs.yaml. */
  file: string;
  /** The way to the value: names of fields and positions in lists. */
  path: (string | number)[];
  value: unknown;
}

/** Something that keeps the content from being used. */
export interface Problem extends Omit<Place, 'value'> {
  /** What is wrong there and how to put it right; it goes on after the name of the field. */
  text: string;
}

/** As one sentence for whoever edits the files: "content/jobs.yaml: jobs › 2 › link leads …". */
export function sentenceOf({ file, path, text }: Problem): string {
  // Positions as people count them.
  const steps = path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' › ');
  return [`${file}:`, steps, text].filter(Boolean).join(' ');
}

/** Stops the build when the content has problems. */
export function throwProblems(problems: Problem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `- ${sentenceOf(problem)}`);
  const error = new Error(['The content has problems:', ...lines].join('\n'));
  // For people who edit words: the sentences say where to look, a stack would bury them.
  error.stack = error.message;
  throw error;
}

/** Every value in the content, from whole lists down to single texts. */
export function* walk(files: ContentFiles): Generator<Place> {
  for (const [file, value] of Object.entries(files)) yield* walkBelow({ file, path: [], value });
}

function* walkBelow(place: Place): Generator<Place> {
  yield place;
  if (typeof place.value !== 'object' || place.value === null) return;
  const isList = Array.isArray(place.value);
  for (const [key, value] of Object.entries(place.value)) {
    yield* walkBelow({ ...place, path: [...place.path, isList ? Number(key) : key], value });
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the files in content/ hold, by path, such as content/jobs.yaml. */
export type ContentFiles = Record<string, Record<string, unknown>>;

/** A value somewhere in the content. */
export interface ContentValue {
  file: string;
  /** The way to the value: names of fields and positions in lists. */
  path: (string | number)[];
  value: unknown;
}

/** Something that keeps the content from being used. */
export interface ContentError extends Omit<ContentValue, 'value'> {
  /** What is wrong and how to fix it; it continues the sentence after the name of the field. */
  text: string;
}

/** For the people who edit the files: "content/jobs.yaml: jobs › 2 › link leads …". */
export function messageOf({ file, path, text }: ContentError): string {
  // Positions as people count them.
  const steps = path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' › ');
  return [`${file}:`, steps, text].filter(Boolean).join(' ');
}

export function throwContentErrors(errors: ContentError[]): void {
  if (errors.length === 0) return;
  const lines = errors.map((error) => `- ${messageOf(error)}`);
  const error = new Error(['The content has problems:', ...lines].join('\n'));
  // For people who edit words: the messages say where to look, a stack would bury them.
  error.stack = error.message;
  throw error;
}

/** Every value in the content, from whole lists down to single texts. */
export function* walk(files: ContentFiles): Generator<ContentValue> {
  for (const [file, value] of Object.entries(files)) yield* walkBelow({ file, path: [], value });
}

function* walkBelow(parent: ContentValue): Generator<ContentValue> {
  yield parent;
  if (typeof parent.value !== 'object' || parent.value === null) return;
  const isList = Array.isArray(parent.value);
  for (const [key, value] of Object.entries(parent.value)) {
    yield* walkBelow({ ...parent, path: [...parent.path, isList ? Number(key) : key], value });
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

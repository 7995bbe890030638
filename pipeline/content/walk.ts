/** What the files in content/ hold, or those in src/content/ export, by file. */
export type ContentFiles = Record<string, Record<string, unknown>>;

/** One value somewhere in the content, and how to find it. */
export interface Place {
  file: string;
  /** The way to the value: names of fields and positions in lists. */
  path: (string | number)[];
  value: unknown;
}

/** Every value in the content, from the exports down to single texts. */
export function* walk(files: ContentFiles): Generator<Place> {
  for (const [file, exported] of Object.entries(files)) {
    for (const [name, value] of Object.entries(exported)) {
      yield* walkBelow({ file: file.replace(/^\//, ''), path: [name], value });
    }
  }
}

function* walkBelow(place: Place): Generator<Place> {
  yield place;
  for (const [key, value] of entriesOf(place.value)) {
    yield* walkBelow({ ...place, path: [...place.path, key], value });
  }
}

function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return isRecord(value) ? Object.entries(value) : [];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

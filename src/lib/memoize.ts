/** Gives a loader that loads each thing once. A failure is forgotten, so that the next try is a real one. */
export function memoize<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (key) => {
    const known = loaded.get(key);
    if (known !== undefined) return known;
    const fresh = load(key);
    loaded.set(key, fresh);
    fresh.catch(() => loaded.delete(key));
    return fresh;
  };
}

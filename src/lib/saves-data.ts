/** Whether the visitor asked the browser to save data; most browsers outside Chromium cannot tell. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

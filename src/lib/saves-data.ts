/** Whether the visitor asked the browser to save data; most browsers outside Chromium cannot tell. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

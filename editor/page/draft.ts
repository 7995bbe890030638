/** What the frame with the page shows: told by the pane around it. */
export interface Draft {
  /** The path of the page. */
  page: string;
  /** The file in content/ and what it would hold, with addresses of photos that are not there yet. */
  file: string;
  data: Record<string, unknown>;
  /** Where photos in a text are until they are saved, by the names they will get. */
  newPhotos: Record<string, string>;
}

declare global {
  interface Window {
    draft?: Draft;
  }
}

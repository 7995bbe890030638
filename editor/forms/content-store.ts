import type { ContentFiles } from '../../pipeline/content/content-errors.ts';

/** Set by editor/vite.config.ts. */
declare const IS_LOCAL: boolean;

/** All that is in content/, as of the last `loadContent()`. */
export const known: { files: ContentFiles; pictures: string[] } = { files: {}, pictures: [] };

/** The names that new photos will have once saved, by their blob URLs. */
const newPhotos = new Map<string, string>();

/** For drafts restored after a reload: the names of their photos are lost, and were valid. */
const restoredPhoto = 'new-photo.webp';

export function isKnownPicture(name: string): boolean {
  // In a hosted editor the list is as old as its build, and photos may have been added since.
  if (!IS_LOCAL && !name.endsWith('.svg')) return true;
  return [...known.pictures, ...newPhotos.values(), restoredPhoto].includes(name);
}

export function nameNewPhoto(url: string, name: string): void {
  // The same photo, chosen again, has the same URL.
  if (!newPhotos.has(url)) newPhotos.set(url, name);
}

export function newPhotoName(url: string): string {
  return newPhotos.get(url) ?? restoredPhoto;
}

/** Replaces the URLs of new photos by their names. */
export function withPhotoNames(text: string): string {
  return text.replaceAll(/blob:https?:[^")\s]*/g, newPhotoName);
}

/** The URLs of new photos by their names. */
export function newPhotoUrls(): Record<string, string> {
  return Object.fromEntries([...newPhotos].map(([url, name]) => [name, url]));
}

/** Fetches the content: at the start, and after each save. */
export async function loadContent(): Promise<void> {
  const response = await fetch('./content.json', { cache: 'no-store' });
  Object.assign(known, await response.json());
}

import type { ContentFiles } from '../../pipeline/content/problems.ts';

/** Set by editor/vite.config.ts. */
declare const IS_LOCAL: boolean;

/** What all files in content/ hold, with the names of pictures. */
interface KnownContent {
  files: ContentFiles;
  pictures: string[];
}

let known: KnownContent = { files: {}, pictures: [] };

/** The names that photos will get when they are saved, by their addresses until then. */
const newPhotos = new Map<string, string>();

/** For a draft that is restored after a reload: its photos had good names when they were chosen. */
const restoredPhoto = 'new-photo.webp';

export function knownFiles(): ContentFiles {
  return known.files;
}

export function knownPictures(): string[] {
  return known.pictures;
}

export function knownDrawings(): string[] {
  return known.pictures.filter((name) => name.endsWith('.svg'));
}

export function isKnownPicture(name: string): boolean {
  // Elsewhere the list is that of the day the editor was built, and photos may have come since.
  if (!IS_LOCAL && !name.endsWith('.svg')) return true;
  return [...known.pictures, ...newPhotos.values(), restoredPhoto].includes(name);
}

export function nameNewPhoto(address: string, name: string): void {
  // Who chooses the same photo again gets the same address.
  if (!newPhotos.has(address)) newPhotos.set(address, name);
}

export function newPhotoName(address: string): string {
  return newPhotos.get(address) ?? restoredPhoto;
}

/** A text with the names of new photos in place of their addresses. */
export function withPhotoNames(text: string): string {
  return text.replaceAll(/blob:https?:[^")\s]*/g, newPhotoName);
}

/** The addresses of new photos by their names. */
export function newPhotoAddresses(): Record<string, string> {
  return Object.fromEntries([...newPhotos].map(([address, name]) => [name, address]));
}

/** Asks again what the files hold: at the beginning, and after each time something was saved. */
export async function learnContent(): Promise<void> {
  const answer = await fetch('./content.json', { cache: 'no-store' });
  known = await answer.json();
}

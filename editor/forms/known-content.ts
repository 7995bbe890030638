import type { ContentFiles } from '../../pipeline/content/problems.ts';

/** What all files in content/ hold, with the names of pictures. */
interface KnownContent {
  files: ContentFiles;
  pictures: string[];
}

let known: KnownContent = { files: {}, pictures: [] };

export function knownFiles(): ContentFiles {
  return known.files;
}

export function isKnownPicture(name: string): boolean {
  return known.pictures.includes(name);
}

export function knownDrawings(): string[] {
  return known.pictures.filter((name) => name.endsWith('.svg'));
}

/** Asks again what the files hold: at the beginning, and after each time something was saved. */
export async function learnContent(): Promise<void> {
  const answer = await fetch('./content.json', { cache: 'no-store' });
  known = await answer.json();
}

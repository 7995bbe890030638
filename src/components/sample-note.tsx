import { sampleEntry } from '../content/labels.ts';
import { withPhoneLinks } from './contact-links.tsx';

interface Sample {
  isSample: boolean;
}

/** Says, where it stands, that something is invented; nothing where it is not. */
export function SampleNote({ text, isShown }: { text: string; isShown: boolean | undefined }) {
  if (!isShown) return null;
  return <p className="mt-8 text-small text-ink-soft">{withPhoneLinks(text)}</p>;
}

/** The same with one entry, in a list in which others are true. */
export function SampleEntryNote({ entry, among }: { entry: Sample; among: Sample[] }) {
  if (!entry.isSample || areSamples(among)) return null;
  return <p className="mt-2 text-small text-ink-soft">{sampleEntry}</p>;
}

export function areSamples(entries: Sample[]): boolean {
  return entries.every(({ isSample }) => isSample);
}

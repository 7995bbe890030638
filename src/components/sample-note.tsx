import { withPhoneLinks } from './contact-links.tsx';

interface Sample {
  isSample: boolean;
}

/** Says that what is shown here is invented. */
export function SampleNote({ text, isShown }: { text: string; isShown: boolean | undefined }) {
  if (!isShown) return null;
  return <p className="mt-8 text-small text-ink-soft">{withPhoneLinks(text)}</p>;
}

/** The same on one entry of a list, if others are real. */
export function SampleEntryNote({ entry, among }: { entry: Sample; among: Sample[] }) {
  if (!entry.isSample || areSamples(among)) return null;
  return <p className="mt-2 text-small text-ink-soft">An example, and invented.</p>;
}

export function areSamples(entries: Sample[]): boolean {
  return entries.every(({ isSample }) => isSample);
}

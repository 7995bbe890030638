/** Says, where it stands, that something is invented; nothing where it is not. */
export function SampleNote({ text, isShown }: { text: string; isShown: boolean | undefined }) {
  return isShown ? <p className="mt-8 text-small text-ink-soft">{text}</p> : null;
}

import { policyForMeta } from './content-policy.ts';
import { inlineStyleHashes } from './inline-styles.ts';

/** The browser must know the encoding first, and the policy before anything that it governs. */
const place = '<meta charset="utf-8" />';

/** A document that carries its policy, for hosts that send no headers of ours. */
export function withPolicy(document: string): string {
  const policy = policyForMeta(inlineStyleHashes([document]));
  if (!document.includes(place)) {
    throw new Error(`index.html must hold ${place}; the security policy stands behind it.`);
  }
  return document.replace(
    place,
    (charset) =>
      `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}

import organisation from '#content/organisation.yaml';
import { logoPattern } from '../drawing/patterns.ts';
import { WovenCoil } from './woven.tsx';

/** Up to this length the name fits in large type beside the menu button of a phone, in two lines. */
const longestInLarge = 30;

export function Logo() {
  const size =
    organisation.name.length > longestInLarge ? 'text-small' : 'text-h3 @max-narrow:text-small';
  return (
    <a
      className={`inline-flex min-h-11 items-center gap-3 font-display font-bold leading-display tracking-tight text-plum no-underline hover:no-underline @max-narrow:hyphens-auto ${size}`}
      href="/"
    >
      <WovenCoil className="rotate-on-hover size-11 @max-narrow:hidden" pattern={logoPattern} />
      {organisation.name}
    </a>
  );
}

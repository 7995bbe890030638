import { organisation } from '../content/organisation.ts';
import { logoPattern } from '../drawing/patterns.ts';
import { WovenCoil } from './woven-coil.tsx';

/** The sign and the name, leading home. */
export function Logo() {
  return (
    <a
      className="inline-flex min-h-11 items-center gap-3 font-display text-h3 font-bold leading-tight tracking-tight text-plum no-underline hover:no-underline @max-narrow:text-body"
      href="/"
    >
      <WovenCoil className="turns-a-little size-11 @max-narrow:hidden" pattern={logoPattern} />
      {organisation.name}
    </a>
  );
}

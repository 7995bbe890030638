import { helpline } from '../content/safety-and-privacy.ts';

/** Whom to call, from wherever one is. */
export function Helpline() {
  return (
    <p>
      {helpline.question}{' '}
      <a className="py-3 font-semibold" href={helpline.link.href}>
        {helpline.link.label.replaceAll(' ', '\u00a0')}
      </a>
      . {helpline.text}
    </p>
  );
}

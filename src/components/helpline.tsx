import { helpline } from '../content/care.ts';

/** Whom to call, from wherever one is. */
export function Helpline() {
  return (
    <p>
      {helpline.question}{' '}
      <a className="font-semibold" href={helpline.link.href}>
        {helpline.link.label.replaceAll(' ', '\u00a0')}
      </a>
      . {helpline.text}
    </p>
  );
}

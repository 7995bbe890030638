/** Addresses and numbers to tap, none of which breaks across two lines. */
import { Fragment } from 'react';
import { helpline } from '../content/safety-and-privacy.ts';

export function EmailLink({ email }: { email: string }) {
  return (
    <a className="inline-block" href={`mailto:${email}`}>
      {email}
    </a>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="inline-block" href={`tel:${phone.replaceAll(' ', '')}`}>
      {phone.replaceAll(' ', '\u00a0')}
    </a>
  );
}

/** Numbers of helplines as staff write them; "116" alone may count something. */
const helpNumber = /(call 116\b|0800(?: \d\d){3}\b)/i;

/** Words of the content, in which the numbers of helplines are links. */
export function TextWithNumbers({ text }: { text: string }) {
  return text.split(helpNumber).map((part, index) =>
    index % 2 ? (
      <a
        className="inline-block"
        href={`tel:${part.replaceAll(/\D/g, '')}`}
        // biome-ignore lint/suspicious/noArrayIndexKey: the words never change order while they are read
        key={index}
      >
        {part.replaceAll(' ', '\u00a0')}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

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

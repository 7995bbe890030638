/** Addresses and numbers to tap, none of which breaks across two lines. */
import type { ReactNode } from 'react';
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

/** A text of the content, in which the numbers of helplines are links. */
export function withPhoneLinks(text: string): ReactNode {
  return text.split(helpNumber).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order, and one number may come twice
      <a className="inline-block" href={`tel:${part.replaceAll(/\D/g, '')}`} key={index}>
        {part.replaceAll(' ', '\u00a0')}
      </a>
    );
  });
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

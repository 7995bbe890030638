/** Links to email addresses and phone numbers, none of which breaks across lines. */
import type { ReactNode } from 'react';

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

/** Helpline numbers as staff write them. "116" alone may be another number. */
const helplineNumber = /(call 116\b|0800(?: \d\d){3}\b)/i;

/** A text of the content, with helpline numbers as links. */
export function withPhoneLinks(text: string): ReactNode {
  return text.split(helplineNumber).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order, and one number may come twice
      <a className="inline-block" href={`tel:${part.replaceAll(/\D/g, '')}`} key={index}>
        {part.replaceAll(' ', '\u00a0')}
      </a>
    );
  });
}

/** The national helpline. */
export function Helpline() {
  return (
    <p>
      In danger, or worried about someone?{' '}
      <a className="py-3 font-semibold" href="tel:116">
        {'Call\u00a0Sauti\u00a0116'}
      </a>
      . The national helpline for children and for anyone facing violence: free, day and night, in
      many languages.
    </p>
  );
}

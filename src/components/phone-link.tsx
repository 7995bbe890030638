/** A number to tap, which never breaks across two lines. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="inline-block" href={`tel:${phone.replaceAll(' ', '')}`}>
      {phone.replaceAll(' ', '\u00a0')}
    </a>
  );
}

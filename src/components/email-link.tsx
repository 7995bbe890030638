export function EmailLink({ email }: { email: string }) {
  return (
    <a className="inline-block" href={`mailto:${email}`}>
      {email}
    </a>
  );
}

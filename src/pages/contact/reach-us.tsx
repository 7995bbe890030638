import type { ReactNode } from 'react';
import { EmailLink } from '../../components/email-link.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { reachUs } from '../../content/contact.ts';
import { organisation } from '../../content/organisation.ts';

export function ReachUs() {
  return (
    <div className="mt-10 grid gap-5 md:grid-cols-3">
      <Way title={reachUs.location}>{organisation.place}</Way>
      <Way title={reachUs.email}>
        <EmailLink email={organisation.email} />
      </Way>
      <Way title={reachUs.phone}>
        <PhoneLink phone={organisation.phone} />
      </Way>
    </div>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-card bg-card p-6">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-3">{children}</p>
    </div>
  );
}

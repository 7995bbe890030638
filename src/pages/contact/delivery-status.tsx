import { form } from '../../content/contact.ts';
import { organisation } from '../../content/organisation.ts';
import type { ContactMessage } from '../../content/types.ts';
import type { Sending } from './sending.ts';

/** That a message is on its way; or why it did not get there, and another way, with what was typed in it already. */
export function DeliveryStatus({ sending }: { sending: Sending | undefined }) {
  const isOnItsWay = sending === 'on its way';
  return (
    <>
      <p className="sr-only" role="status">
        {isOnItsWay && form.sending}
      </p>
      <div role="alert">
        {sending && !isOnItsWay && (
          <div className="rounded-control edge-2 border-danger bg-card p-4">
            <p className="font-semibold">{form.notSent.title}</p>
            <p>{form.notSent.reasons[sending.failure]}</p>
            <p>
              {form.notSent.kept}{' '}
              <a href={mailWith(sending.message)}>
                {form.notSent.byMail} {organisation.email}
              </a>
              .
            </p>
          </div>
        )}
      </div>
    </>
  );
}

function mailWith({ name, email, subject, message }: ContactMessage): string {
  const body = `${message}\n\n${name}\n${email}`;
  return `mailto:${organisation.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

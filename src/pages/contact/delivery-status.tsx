import { messageForm } from '../../content/labels.ts';
import type { ContactMessage } from '../../content/types.ts';
import type { Failure } from './deliver.ts';

/** On its way, or not delivered for some reason. */
export type Sending = 'on its way' | { failure: Failure; message: ContactMessage };

interface DeliveryStatusProps {
  /** Where the message can go instead. */
  email: string;
  sending: Sending | undefined;
}

/** That a message is on its way; or why it did not get there, and another way, with what was typed in it already. */
export function DeliveryStatus({ email, sending }: DeliveryStatusProps) {
  const isOnItsWay = sending === 'on its way';
  return (
    <>
      <p className="sr-only" role="status">
        {isOnItsWay && messageForm.sending}
      </p>
      <div role="alert">
        {sending && !isOnItsWay && (
          <div className="rounded-control edge-2 border-danger bg-card p-4">
            <p className="font-semibold">{messageForm.notSent.title}</p>
            <p>{messageForm.notSent.reasons[sending.failure]}</p>
            <p>
              {messageForm.notSent.kept}{' '}
              <a href={mailWith(email, sending.message)}>
                {messageForm.notSent.byMail} {email}
              </a>
              .
            </p>
          </div>
        )}
      </div>
    </>
  );
}

function mailWith(to: string, { name, email, subject, message }: ContactMessage): string {
  const body = `${message}\n\n${name}\n${email}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

import { type FormEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { closeNotice, showNotice } from '../../browser/notices.ts';
import { Button } from '../../components/buttons.tsx';
import { withPhoneLinks } from '../../components/contact-links.tsx';
import { fieldsEmpty, messageSent } from '../../content/messages.ts';
import { island } from '../../islands/island.tsx';
import { type ContactMessage, type Failure, send } from './deliver.ts';
import { FormField, isBlank, textFieldsOf, validateBlank } from './form-field.tsx';

/** A second press of the button within this time after a message was sent is part of a double click. */
const doubleClickMs = 1000;

/** A field that people cannot see or reach: bots that fill in every field give themselves away. Browsers never autofill this name. */
const honeypotName = 'notes';

type Sending = 'in progress' | { failure: Failure; message: ContactMessage };

/**
 * The browser validates the fields. Without JavaScript it opens the visitor's email app with the message. Sent messages are only
 * logged to the console until the build is told where to deliver them: docs/contact-form.md
 */
function Form({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const [sending, setSending] = useState<Sending>();
  const isInProgress = sending === 'in progress';
  /** A ref, because a second press may come before React has rendered the result of the first. */
  const last = useRef({ isInProgress: false, sentAt: Number.NEGATIVE_INFINITY });

  // Leaving now could lose the message.
  useEffect(() => {
    if (!isInProgress) return;
    const askFirst = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', askFirst);
    return () => removeEventListener('beforeunload', askFirst);
  }, [isInProgress]);

  /** Runs before the browser validates the form, also when it is submitted with the Enter key. */
  function onSendClick(event: MouseEvent) {
    const { isInProgress, sentAt } = last.current;
    if (isInProgress || event.timeStamp - sentAt < doubleClickMs) {
      event.preventDefault();
      return;
    }
    closeNotice();
    textFieldsOf(form.current).forEach(validateBlank);
  }

  /** Fires for each invalid field. One notice is enough, and a mistyped email address needs none. */
  function onInvalid({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const isFirst = target === currentTarget.querySelector(':invalid');
    if (isFirst && textFieldsOf(currentTarget).some(isBlank)) {
      showNotice({ kind: 'error', ...fieldsEmpty });
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const submitted = event.currentTarget;
    const data = new FormData(submitted);
    const text = (name: keyof ContactMessage) => String(data.get(name));
    const message = {
      name: text('name'),
      email: text('email'),
      subject: text('subject'),
      message: text('message'),
    };
    // A bot is told that its message was sent.
    if (!data.get(honeypotName)) {
      last.current.isInProgress = true;
      setSending('in progress');
      const failure = await send(message);
      last.current.isInProgress = false;
      setSending(failure && { failure, message });
      if (failure) return;
    }
    last.current.sentAt = performance.now();
    submitted.reset();
    heading.current?.focus();
    showNotice({ kind: 'success', ...messageSent });
  }

  return (
    <section aria-labelledby={headingId} className="max-w-measure">
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Send us a message
      </h2>
      <p className="mt-3">
        Fields marked * are required.{' '}
        {withPhoneLinks(
          'Please do not send us private details about your health. If you need help now, do not wait for our answer: call 116, it is free.',
        )}
      </p>
      {import.meta.env.CONTACT_DELIVERY ? (
        // A promise: docs/contact-form.md says how it is kept.
        <p className="mt-3">Only our team reads your message. We delete it once it is answered.</p>
      ) : (
        <p className="mt-5 hidden rounded-control border-2 border-bark bg-raffia p-4 font-display text-h3 leading-tight font-bold scripted:block">
          This form is an example: it sends nothing yet.
        </p>
      )}
      <p className="mt-3 scripted:hidden">
        The button opens your email app with your message in it. Send it from there.
      </p>
      <form
        aria-labelledby={headingId}
        className="mt-6 grid gap-5"
        encType="text/plain"
        method="post"
        onInput={() => textFieldsOf(form.current).forEach(validateBlank)}
        onInvalidCapture={onInvalid}
        onSubmit={(event) => void onSubmit(event)}
        ref={form}
      >
        <FormField autoComplete="name" name="name" readOnly={isInProgress} type="text" />
        <FormField autoComplete="email" name="email" readOnly={isInProgress} type="email" />
        <FormField name="subject" readOnly={isInProgress} type="text" />
        <FormField name="message" readOnly={isInProgress} type="multiline" />
        {import.meta.env.CONTACT_DELIVERY && <Honeypot />}
        <div>
          <Button
            aria-busy={isInProgress || undefined}
            aria-disabled={isInProgress || undefined}
            // Not `action` of the form: browsers warn of one without https, even if it is never used.
            formAction={`mailto:${email}?subject=${encodeURIComponent('Message from the website')}`}
            onClick={onSendClick}
            type="submit"
          >
            {isInProgress ? 'Sending…' : 'Send Message'}
          </Button>
        </div>
        {import.meta.env.CONTACT_DELIVERY && <DeliveryStatus email={email} sending={sending} />}
      </form>
    </section>
  );
}

export const MessageForm = island('message-form', Form);

function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this field empty
        <input autoComplete="off" name={honeypotName} tabIndex={-1} type="text" />
      </label>
    </div>
  );
}

const reasons: Record<Failure, string> = {
  offline: 'You seem to be offline, so your message has not been sent.',
  'connection-lost': 'The connection was lost, so your message may not have arrived.',
  timeout: 'No answer came within 15 seconds, so your message may not have arrived.',
  rejected: 'Our mailbox did not accept your message.',
  'server-error': 'Our mailbox is not working at the moment, so your message has not arrived.',
};

interface DeliveryStatusProps {
  /** To send the message to instead. */
  email: string;
  sending: Sending | undefined;
}

/** Two live regions: that the message is being sent; why it was not delivered, with a link to send it by email. */
function DeliveryStatus({ email, sending }: DeliveryStatusProps) {
  const isInProgress = sending === 'in progress';
  return (
    <>
      <p className="sr-only" role="status">
        {isInProgress && 'Sending…'}
      </p>
      <div role="alert">
        {sending && !isInProgress && (
          <div className="rounded-control border-2 border-danger bg-card p-4">
            <p className="font-semibold">Sorry, that did not work.</p>
            <p>{reasons[sending.failure]}</p>
            <p>
              Everything you typed is still here. Please try again, or{' '}
              <a href={mailtoLink(email, sending.message)}>send it by email to {email}</a>.
            </p>
          </div>
        )}
      </div>
    </>
  );
}

function mailtoLink(to: string, { name, email, subject, message }: ContactMessage): string {
  const body = `${message}\n\n${name}\n${email}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

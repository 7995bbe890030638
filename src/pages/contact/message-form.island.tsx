import { type FormEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { closeNotice, showNotice } from '../../browser/notices.ts';
import { Button } from '../../components/button.tsx';
import { withPhoneLinks } from '../../components/contact-links.tsx';
import { messageForm } from '../../content/labels.ts';
import { island } from '../../islands/island.tsx';
import { isBlank, markIfBlank, textFieldsOf } from './blank-fields.ts';
import { DeliveryStatus, type Sending } from './delivery-status.tsx';
import { Field } from './field.tsx';
import { honeypotName, isFromBot, messageIn, send } from './send.ts';

/** For so long after a message was sent, in milliseconds, another press of the button is taken for part of a double click. */
const doubleClick = 1000;

/** The browser checks the fields; without JavaScript it hands the message to the visitor's mail program. */
function Form({ email }: { email: string }) {
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const [sending, setSending] = useState<Sending>();
  const isOnItsWay = sending === 'on its way';
  /** Read at once by a second press, which may come before React has drawn what the first one changed. */
  const last = useRef({ isOnItsWay: false, sentAt: Number.NEGATIVE_INFINITY });

  // Leaving now would lose the message, or leave it open whether it arrived.
  useEffect(() => {
    if (!isOnItsWay) return;
    const askFirst = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', askFirst);
    return () => removeEventListener('beforeunload', askFirst);
  }, [isOnItsWay]);

  /** Runs before the browser checks the form, also when it is sent with the Enter key. */
  function onSendClick(event: MouseEvent) {
    const { isOnItsWay, sentAt } = last.current;
    if (isOnItsWay || event.timeStamp - sentAt < doubleClick) {
      event.preventDefault();
      return;
    }
    // What was wrong at the last try may be right now.
    closeNotice();
    textFieldsOf(element.current).forEach(markIfBlank);
  }

  /** Comes once for each field the browser refuses; the notice is for the first, and not for a mistyped e-mail address. */
  function onInvalid({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const isFirst = target === currentTarget.querySelector(':invalid');
    if (isFirst && textFieldsOf(currentTarget).some(isBlank)) {
      showNotice({ kind: 'error', ...messageForm.incomplete });
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = event.currentTarget;
    const message = messageIn(typed);
    if (!isFromBot(typed)) {
      last.current.isOnItsWay = true;
      setSending('on its way');
      const failure = await send(message);
      last.current.isOnItsWay = false;
      setSending(failure && { failure, message });
      if (failure) return;
    }
    last.current.sentAt = performance.now();
    typed.reset();
    heading.current?.focus();
    showNotice({ kind: 'success', ...messageForm.sent });
  }

  return (
    <section aria-labelledby={headingId} className="max-w-measure">
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {messageForm.title}
      </h2>
      <p className="mt-3">
        {messageForm.allRequired} {withPhoneLinks(messageForm.keepPrivate)}
      </p>
      {import.meta.env.CONTACT_DELIVERY ? (
        <p className="mt-3">{messageForm.kept}</p>
      ) : (
        <p className="mt-5 hidden rounded-control edge-2 border-bark bg-raffia p-4 font-display text-h3 leading-snug font-bold scripted:block">
          {messageForm.notDelivered}
        </p>
      )}
      <p className="mt-3 scripted:hidden">{messageForm.byMail}</p>
      <form
        aria-labelledby={headingId}
        className="mt-6 stack-5"
        encType="text/plain"
        method="post"
        onInput={() => textFieldsOf(element.current).forEach(markIfBlank)}
        onInvalidCapture={onInvalid}
        onSubmit={(event) => void onSubmit(event)}
        ref={element}
      >
        <Field autoComplete="name" name="name" readOnly={isOnItsWay} type="text" />
        <Field autoComplete="email" name="email" readOnly={isOnItsWay} type="email" />
        <Field name="subject" readOnly={isOnItsWay} type="text" />
        <Field name="message" readOnly={isOnItsWay} type="multiline" />
        {import.meta.env.CONTACT_DELIVERY && <Honeypot />}
        <Button
          aria-busy={isOnItsWay || undefined}
          aria-disabled={isOnItsWay || undefined}
          // Not an action of the form: browsers warn of one that is not reached through https, even if it is never used.
          formAction={`mailto:${email}?subject=${encodeURIComponent(messageForm.mailSubject)}`}
          onClick={onSendClick}
          type="submit"
        >
          {isOnItsWay ? messageForm.sending : messageForm.send}
        </Button>
        {import.meta.env.CONTACT_DELIVERY && <DeliveryStatus email={email} sending={sending} />}
      </form>
    </section>
  );
}

export const MessageForm = island('message-form', Form);

/** A field that no person sees, hears or reaches; programs that fill in every field give themselves away. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {messageForm.honeypot}
        <input autoComplete="off" name={honeypotName} tabIndex={-1} type="text" />
      </label>
    </div>
  );
}

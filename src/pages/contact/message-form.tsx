import { type FormEvent, type MouseEvent, useId, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { closeNotice, showNotice } from '../../components/notices/shown-notice.ts';
import { form } from '../../content/contact.ts';
import { organisation } from '../../content/organisation.ts';
import { isBlank, markIfBlank, textFieldsOf } from './blank-fields.ts';
import { DeliveryStatus } from './delivery-status.tsx';
import { Field } from './field.tsx';
import { Honeypot } from './honeypot.tsx';
import { isSecondPress, send, useSending } from './sending.ts';
import { forgetDraft, isFormShown, useKeptDraft } from './use-kept-draft.ts';

/** The browser checks the fields; without JavaScript it hands the message to the visitor's mail program. */
export function MessageForm() {
  const element = useKeptDraft();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const sending = useSending();
  const isOnItsWay = sending === 'on its way';

  /** Runs before the browser checks the form, also when it is sent with the Enter key. */
  function onSendClick(event: MouseEvent) {
    if (isSecondPress(event.timeStamp)) {
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
      showNotice({ kind: 'error', ...form.incomplete });
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const failure = await send(event.currentTarget);
    // Meanwhile the visitor may have gone to another page, and may have come back.
    if (!failure) {
      forgetDraft();
      heading.current?.focus();
      showNotice({ kind: 'success', ...form.sent });
    } else if (!isFormShown()) {
      const { title, reasons, elsewhere } = form.notSent;
      showNotice({ kind: 'error', title, text: `${reasons[failure]} ${elsewhere}` });
    }
  }

  return (
    <section aria-labelledby={headingId} className="max-w-measure">
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {form.title}
      </h2>
      <p className="mt-3">
        {form.allRequired} {form.keepPrivate}
      </p>
      {import.meta.env.CONTACT_DELIVERY ? (
        <p className="mt-3">{form.kept}</p>
      ) : (
        <p className="mt-3 hidden text-small text-ink-soft scripted:block">{form.notDelivered}</p>
      )}
      <p className="mt-3 scripted:hidden">{form.byMail}</p>
      <form
        aria-labelledby={headingId}
        className="mt-6 stack-5"
        data-needs-react=""
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
          formAction={`mailto:${organisation.email}?subject=${encodeURIComponent(form.mailSubject)}`}
          onClick={onSendClick}
          type="submit"
        >
          {isOnItsWay ? form.sending : form.send}
        </Button>
        {import.meta.env.CONTACT_DELIVERY && <DeliveryStatus sending={sending} />}
      </form>
    </section>
  );
}

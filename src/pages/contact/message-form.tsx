import { type FormEvent, type MouseEvent, useId, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { showNotice } from '../../components/notices/shown-notice.ts';
import { form } from '../../content/contact.ts';
import { organisation } from '../../content/organisation.ts';
import { isBlank, markIfBlank, textFieldsOf } from './blank-fields.ts';
import { Field } from './field.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

/** For so long after a message was sent, a second press of the button is taken for part of a double click. */
const doubleClick = 1000;

/** The browser checks the fields; without JavaScript it hands the message to the visitor's mail program. */
export function MessageForm() {
  const element = useKeptDraft();
  const heading = useRef<HTMLHeadingElement>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const headingId = useId();

  /** Runs before the browser checks the form, also when it is sent with the Enter key. */
  function onSendClick(event: MouseEvent) {
    if (event.timeStamp - sentAt.current < doubleClick) event.preventDefault();
    else textFieldsOf(element.current).forEach(markIfBlank);
  }

  /** Comes once for each field the browser refuses; the notice is for the first, and not for a mistyped e-mail address. */
  function onInvalid({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const isFirst = target === currentTarget.querySelector(':invalid');
    if (isFirst && textFieldsOf(currentTarget).some(isBlank)) {
      showNotice({ kind: 'error', ...form.incomplete });
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    console.log('Contact form', Object.fromEntries(new FormData(event.currentTarget)));
    sentAt.current = event.timeStamp;
    event.currentTarget.reset();
    heading.current?.focus();
    showNotice({ kind: 'success', ...form.sent });
  }

  return (
    <section aria-labelledby={headingId} className="max-w-measure">
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {form.title}
      </h2>
      <p className="mt-3">{form.allRequired}</p>
      <form
        action={`mailto:${organisation.email}`}
        aria-labelledby={headingId}
        className="mt-6 space-y-5"
        encType="text/plain"
        method="post"
        onInput={() => textFieldsOf(element.current).forEach(markIfBlank)}
        onInvalidCapture={onInvalid}
        onSubmit={onSubmit}
        ref={element}
      >
        <Field autoComplete="name" name="name" type="text" />
        <Field autoComplete="email" name="email" type="email" />
        <Field name="subject" type="text" />
        <Field name="message" type="multiline" />
        <Button onClick={onSendClick} type="submit">
          {form.send}
        </Button>
      </form>
    </section>
  );
}

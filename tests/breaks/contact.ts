import type { Break } from './break.ts';

const form = 'src/pages/contact/message-form.tsx';
const notices = 'src/components/notices/notices.tsx';
const contactUs = 'tests/e2e/contact-us.phone.spec.ts';
const readANotice = 'tests/e2e/read-a-notice.spec.ts';
const delivering = 'tests/e2e/care/deliver-a-message.desktop.spec.ts';

export const contact: Break[] = [
  {
    what: 'the subject of a message may be left out',
    file: 'src/pages/contact/field.tsx',
    replace: 'required: true,',
    by: "required: name !== 'subject',",
    caughtBy: contactUs,
  },
  {
    what: 'the notice about empty fields has other words than the specification',
    file: 'src/content/contact.ts',
    replace: 'Please fill in all fields before submitting.',
    by: 'Please fill in every field.',
    caughtBy: contactUs,
  },
  {
    what: 'a message that was sent stays in the form',
    file: form,
    replace: 'currentTarget.reset();',
    by: '',
    caughtBy: contactUs,
  },
  {
    what: 'a double click on Send brings a complaint about empty fields',
    file: form,
    replace: 'if (isSecond || isOnItsWay)',
    by: 'if (isOnItsWay)',
    caughtBy: contactUs,
  },
  {
    what: 'what was typed is lost after a look at another page',
    file: 'src/pages/contact/use-kept-draft.ts',
    replace: 'for (const field of fields) draft.set(field.name, field.value);',
    by: 'draft.clear();',
    caughtBy: contactUs,
  },
  {
    what: 'spaces alone pass for an answer',
    file: 'src/pages/contact/blank-fields.ts',
    replace: "field.value !== '' && isBlank(field) ? form.blank : ''",
    by: "''",
    caughtBy: contactUs,
  },
  {
    what: 'the values of a message are not logged',
    file: 'src/pages/contact/use-sending.ts',
    replace: "console.log('Contact form', message);",
    by: '',
    caughtBy: contactUs,
  },
  {
    what: 'an e-mail address may be anything',
    file: form,
    replace: 'type="email"',
    by: 'type="text"',
    caughtBy: contactUs,
  },
  {
    what: 'after a message was sent, keyboard users stand nowhere',
    file: form,
    replace: 'heading.current?.focus();',
    by: '',
    caughtBy: contactUs,
  },
  {
    what: 'what was typed jumps sideways when its field is marked as wrong',
    file: 'src/styles/controls.css',
    replace: 'padding-left: 0.5rem;',
    by: 'padding-left: 1rem;',
    caughtBy: contactUs,
  },
  {
    what: 'a screen reader hears four times “Learn More”, and not about what',
    file: 'src/pages/contact/ways-to-help.tsx',
    replace: 'about={title} ',
    by: '',
    caughtBy: contactUs,
  },
  {
    what: 'a second try with empty fields is not told to screen readers',
    file: 'src/components/notices/shown-notice.ts',
    replace: 'count += 1;',
    by: '',
    caughtBy: contactUs,
  },
  {
    what: 'Arabic runs from the left in the form',
    file: 'src/pages/contact/field.tsx',
    replace: "dir: 'auto',",
    by: '',
    caughtBy: 'tests/e2e/faults/strange-messages.phone.spec.ts',
  },
  {
    what: 'without JavaScript the mail program gets a message nobody can read',
    file: form,
    replace: 'encType="text/plain"',
    by: '',
    caughtBy: 'tests/e2e/without-javascript.spec.ts',
  },
  {
    what: 'a mailbox that is out of order is thanked for keeping the message',
    file: 'src/pages/contact/deliver.ts',
    replace: 'if (ok) return undefined;',
    by: 'if (ok || status >= 500) return undefined;',
    caughtBy: delivering,
  },
  {
    what: 'programs that fill in every field reach the mailbox',
    file: 'src/pages/contact/use-sending.ts',
    replace: 'if (typed.get(trap)) return undefined;',
    by: '',
    caughtBy: delivering,
  },
  {
    what: 'services for forms get a message they do not understand',
    file: 'src/pages/contact/deliver.ts',
    replace: 'new URLSearchParams({ ...message })',
    by: 'JSON.stringify(message)',
    caughtBy: 'tests/deliver.test.ts',
  },
  {
    what: 'a notice covers the field it is about',
    file: 'src/app.css',
    replace: 'scroll-padding-top: 12rem;',
    by: 'scroll-padding-top: 0;',
    caughtBy: readANotice,
  },
  {
    what: 'an error goes away before it was read',
    file: notices,
    replace: "if (notice?.kind !== 'success' || isHeld) return;",
    by: 'if (!notice || isHeld) return;',
    caughtBy: readANotice,
  },
  {
    what: 'good news goes away while somebody points at it',
    file: notices,
    replace: 'onPointerEnter={() => setIsHeld(true)}',
    by: '',
    caughtBy: readANotice,
  },
  {
    what: 'a notice follows its reader to the next page',
    file: notices,
    replace: 'useEffect(() => closeNotice, [pathname]);',
    by: 'useEffect(() => closeNotice, []);',
    caughtBy: readANotice,
  },
  {
    what: 'Esc does not close a notice',
    file: notices,
    replace: "event.key === 'Escape'",
    by: "event.key === 'Esc'",
    caughtBy: readANotice,
  },
];

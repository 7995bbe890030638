import file from '#content/contact.yaml';
import type { PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Contact',
  description:
    'Write to us, call us or visit us in Kampala. Volunteer, become a partner, donate, or speak up with us for girls and young women in Uganda.',
};

/** The three cards: their names, and a line below what content/organisation.yaml says. */
export const reachUs = {
  location: { title: 'Location', note: file.reachUs.location },
  email: { title: 'Email', note: file.reachUs.email },
  phone: { title: 'Phone', note: file.reachUs.phone },
};

/** Below the cards, as long as what they say is invented. */
export const sampleDetails =
  'Example address and phone: they reach nobody yet. If you need help now, call 116.';

/**
 * The message form. Sent messages are only written to the browser's console until the site is built with an address to
 * deliver them to: docs/contact-form.md
 */
export const form = {
  title: 'Send us a message',
  allRequired: 'Fields marked * are required.',
  /** What the form does where JavaScript does not run. */
  byMail: 'The button opens your email app with your message in it. Send it from there.',
  /** The subject of a message that goes that way. */
  mailSubject: 'Message from the website',
  keepPrivate:
    'Please do not send us private details about your health. If you need help now, do not wait for our answer: call 116, it is free.',
  /** Where messages are delivered. A promise: docs/contact-form.md says what it takes to keep it. */
  kept: 'Only our team reads your message. We delete it once it is answered.',
  /** Where they are not. */
  notDelivered: 'This form is an example: it sends nothing yet.',
  labels: { name: 'Your name', email: 'Email', subject: 'Subject', message: 'Message' },
  send: 'Send Message',
  /** The browser's own message on a field that holds nothing but spaces. */
  blank: 'Please fill in this field.',
  incomplete: { title: 'Error', text: 'Please fill in all fields before submitting.' },
  sent: {
    title: 'Message Sent!',
    text: "Thank you for reaching out. We'll get back to you soon.",
  },
  sending: 'Sending…',
  /** Shown below the form when a message could not be delivered, with the reason and another way. */
  notSent: {
    title: 'Sorry, that did not work.',
    reasons: {
      offline: 'You seem to be offline, so your message has not been sent.',
      lost: 'The connection was lost, so your message may not have arrived.',
      slow: 'No answer came within 15 seconds, so your message may not have arrived.',
      refused: 'Our mailbox did not accept your message.',
      broken: 'Our mailbox is not working at the moment, so your message has not arrived.',
    },
    kept: 'Everything you typed is still here. Please try again, or',
    byMail: 'send it by email to',
  },
  /** The name of a field that only machines see and fill in. */
  honeypot: 'Leave this field empty',
};

export const { intro, waysToHelp } = file;

/** On each way to help. It does nothing until the way has somewhere to lead. */
export const learnMore = 'Learn More';

import type { Action, PageHead, TextCard } from './types.ts';

export const head: PageHead = {
  title: 'Contact',
  description:
    'Write to us, call us or visit us in Kampala. Volunteer, become a partner, donate, or speak up with us for girls and young women in Uganda.',
};

export const intro: { title: string; text: string } = {
  title: 'Talk to us',
  text: 'A question, an idea, an hour to spare? We are glad to hear from you, and we answer.',
};

/** The names of the three cards; what they say comes from organisation.ts. */
export const reachUs: { location: string; email: string; phone: string } = {
  location: 'Location',
  email: 'Email',
  phone: 'Phone',
};

/**
 * The message form. Sent messages are only written to the browser's console until the site is built with an address to
 * deliver them to: docs/contact-form.md
 */
export const form = {
  title: 'Send us a message',
  allRequired: 'Fields marked * are required.',
  /** What the form does where JavaScript does not run. */
  byMail: 'The button opens your mail app with your message in it. Send it from there.',
  /** The subject of a message that goes that way. */
  mailSubject: 'Message from the website',
  keepPrivate: 'Please do not send us private details about your health.',
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
      lost: 'The connection broke off, so your message may not have arrived.',
      slow: 'No answer came within 15 seconds, so your message may not have arrived.',
      refused: 'Our mailbox did not accept your message.',
      broken: 'Our mailbox is out of order at the moment, so your message has not arrived.',
    },
    kept: 'All that you typed is still here. Please try again, or',
    byMail: 'send it by e-mail to',
    /** When the visitor is on another page by then. */
    elsewhere: 'It is still on the Contact page.',
  },
  /** The name of a field that only machines see and fill in. */
  honeypot: 'Leave this field empty',
};

/** 'Learn More' does nothing until a way to help has somewhere to lead: add `href: '/jobs'` or the like. */
export const waysToHelp: { title: string; cards: (TextCard & { action: Action })[] } = {
  title: 'Four ways to help',
  cards: [
    {
      title: 'Volunteer',
      description: 'Give your time and your skills, near you or from afar.',
      action: { label: 'Learn More' },
    },
    {
      title: 'Partner',
      description: 'Plan and run a project with us, as a school, a clinic or an organisation.',
      action: { label: 'Learn More' },
    },
    {
      title: 'Donate',
      description: 'Pay for pads, seedlings, training and the bus fare of those who teach.',
      action: { label: 'Learn More' },
    },
    {
      title: 'Advocate',
      description: 'Lend your voice where decisions about young people are made.',
      action: { label: 'Learn More' },
    },
  ],
};

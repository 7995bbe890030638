import type { ContactMessage } from '../../content/types.ts';
import { deliver, type Failure } from './deliver.ts';

/** Nobody sees this field, and browsers have nothing to fill into one of this name: whoever fills it in is not a person. */
export const honeypotName = 'notes';

export function isFromBot(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(honeypotName));
}

/** What was typed into a form. */
export function messageIn(form: HTMLFormElement): ContactMessage {
  const typed = new FormData(form);
  const text = (name: keyof ContactMessage) => String(typed.get(name));
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
}

/** Sends a message, and gives what went wrong, if anything did. Where the build was given no address, it goes to the console. */
export async function send(message: ContactMessage): Promise<Failure | undefined> {
  const delivery = import.meta.env.CONTACT_DELIVERY;
  if (delivery) return deliver(message, delivery);
  console.log('Contact form', message);
  return undefined;
}

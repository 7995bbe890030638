import { useState } from 'react';
import type { ContactMessage } from '../../content/types.ts';
import { deliver, type Failure } from './deliver.ts';

/** Nobody sees this field, and browsers have nothing to fill into one of this name: whoever fills it in is not a person. */
export const trap = 'notes';

/** On its way, not delivered for some reason, or neither. */
export type Sending = 'on its way' | { failure: Failure; message: ContactMessage } | undefined;

/** Sends what was typed into a form. Where the build was given no address, it only goes to the console. */
export function useSending() {
  const [sending, setSending] = useState<Sending>();

  /** Gives what went wrong, if anything did. */
  async function send(element: HTMLFormElement): Promise<Failure | undefined> {
    const typed = new FormData(element);
    const text = (name: keyof ContactMessage) => String(typed.get(name));
    const message: ContactMessage = {
      name: text('name'),
      email: text('email'),
      subject: text('subject'),
      message: text('message'),
    };
    const delivery = import.meta.env.CONTACT_DELIVERY;
    if (!delivery) {
      console.log('Contact form', message);
      return undefined;
    }
    if (typed.get(trap)) return undefined;
    setSending('on its way');
    const failure = await deliver(message, delivery);
    setSending(failure && { failure, message });
    return failure;
  }

  return { sending, send };
}

import { sharedState } from '../../components/shared-state.ts';
import type { ContactMessage } from '../../content/types.ts';
import { deliver, type Failure } from './deliver.ts';

/** Nobody sees this field, and browsers have nothing to fill into one of this name: whoever fills it in is not a person. */
export const honeypotName = 'notes';

/** On its way, or not delivered for some reason. */
export type Sending = 'on its way' | { failure: Failure; message: ContactMessage };

/** One for the whole visit: the form may go and come back while a message is on its way. */
const sending = sharedState<Sending>();
export const useSending = sending.useValue;

/** For so long after a message was sent, another press of the button is taken for part of a double click. */
const doubleClick = 1000;
let sentAt = Number.NEGATIVE_INFINITY;

/** Whether a press at that moment is one too many. After a failure every press counts. */
export function isSecondPress(moment: number): boolean {
  return sending.get() === 'on its way' || moment - sentAt < doubleClick;
}

/**
 * Sends what was typed into a form, and gives what went wrong, if anything did. Where the build was given no address, it only
 * goes to the console.
 */
export async function send(element: HTMLFormElement): Promise<Failure | undefined> {
  const typed = new FormData(element);
  const text = (name: keyof ContactMessage) => String(typed.get(name));
  const message: ContactMessage = {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
  const failure = await take(message, Boolean(typed.get(honeypotName)));
  if (!failure) sentAt = performance.now();
  return failure;
}

async function take(message: ContactMessage, isFromBot: boolean): Promise<Failure | undefined> {
  const delivery = import.meta.env.CONTACT_DELIVERY;
  if (!delivery) {
    console.log('Contact form', message);
    return undefined;
  }
  if (isFromBot) return undefined;
  sending.set('on its way');
  const failure = await deliver(message, delivery);
  sending.set(failure && { failure, message });
  return failure;
}

import { form } from '../../content/contact.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Those that people fill in. */
export function textFieldsOf(element: HTMLFormElement | null): TextField[] {
  return [...(element?.querySelectorAll<TextField>(':is(input, textarea)[required]') ?? [])];
}

export function isBlank(field: TextField): boolean {
  return field.value.trim() === '';
}

/** The browser takes spaces for an answer; people do not. An empty field has the browser's own message already. */
export function markIfBlank(field: TextField): void {
  field.setCustomValidity(field.value !== '' && isBlank(field) ? form.blank : '');
}

import { messageForm } from '../../content/labels.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The fields of a form that people fill in: all of them are required. */
export function textFieldsOf(element: HTMLFormElement | null): TextField[] {
  return [...(element?.querySelectorAll<TextField>(':is(input, textarea)[required]') ?? [])];
}

export function isBlank(field: TextField): boolean {
  return field.value.trim() === '';
}

/** The browser takes spaces for an answer; people do not. An empty field has the browser's own message already. */
export function markIfBlank(field: TextField): void {
  field.setCustomValidity(field.value !== '' && isBlank(field) ? messageForm.blank : '');
}

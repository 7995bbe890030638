import { type RefObject, useEffect, useRef } from 'react';
import { textFieldsOf } from './blank-fields.ts';

/** What was typed but not sent, kept while the visitor looks at other pages. In memory only: phones are shared. */
const draft = new Map<string, string>();

/** The form that stands on the page, if one does: it may be another than the one that was sent. */
let shown: HTMLFormElement | null = null;

export function isFormShown(): boolean {
  return shown !== null;
}

/** For a message that has been sent, wherever the visitor is by then. */
export function forgetDraft(): void {
  draft.clear();
  shown?.reset();
}

/** For the form element: a visitor who comes back within the same page load finds the text again. */
export function useKeptDraft(): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    shown = element.current;
    const fields = textFieldsOf(shown);
    for (const field of fields) field.value ||= draft.get(field.name) ?? '';
    return () => {
      shown = null;
      for (const field of fields) draft.set(field.name, field.value);
    };
  }, []);
  return element;
}

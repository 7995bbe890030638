import { type RefObject, useEffect, useRef } from 'react';
import { textFieldsOf } from './blank-fields.ts';

/** What was typed but not sent, kept while the visitor looks at other pages. In memory only: phones are shared. */
const draft = new Map<string, string>();

/** For a message that has been sent, also while the visitor was elsewhere. */
export function forgetDraft(): void {
  draft.clear();
}

/** For the form element: a visitor who comes back within the same page load finds the text again. */
export function useKeptDraft(): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = textFieldsOf(element.current);
    for (const field of fields) field.value ||= draft.get(field.name) ?? '';
    return () => {
      for (const field of fields) draft.set(field.name, field.value);
    };
  }, []);
  return element;
}

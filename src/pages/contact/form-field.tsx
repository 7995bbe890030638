import type { ContactMessage } from './deliver.ts';

const labels: Record<keyof ContactMessage, string> = {
  name: 'Your name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
};

interface FormFieldProps {
  name: keyof ContactMessage;
  type: 'text' | 'email' | 'multiline';
  autoComplete?: string;
  readOnly: boolean;
}

/** A required field with its label above it. */
export function FormField({ name, type, ...rest }: FormFieldProps) {
  const attributes = {
    ...rest,
    // The scroll margin keeps the label in view when the browser scrolls to the field.
    className:
      'field mt-1 block min-h-12 w-full scroll-mt-10 rounded-control border-2 border-line bg-card px-4 py-2.5',
    dir: 'auto',
    id: `message-${name}`,
    name,
    required: true,
  };
  return (
    <div>
      <label className="font-semibold" htmlFor={attributes.id}>
        {labels[name]}{' '}
        <span aria-hidden="true" className="text-danger">
          *
        </span>
      </label>
      {type === 'multiline' ? (
        <textarea {...attributes} rows={6} />
      ) : (
        <input {...attributes} type={type} />
      )}
    </div>
  );
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The fields that people fill in. */
export function textFieldsOf(form: HTMLFormElement | null): TextField[] {
  return [...(form?.querySelectorAll<TextField>(':is(input, textarea)[required]') ?? [])];
}

export function isBlank(field: TextField): boolean {
  return field.value.trim() === '';
}

/** The browser accepts spaces in a required field; we do not. For an empty field it has a message of its own. */
export function validateBlank(field: TextField): void {
  const isOnlySpaces = field.value !== '' && isBlank(field);
  field.setCustomValidity(isOnlySpaces ? 'Please fill in this field.' : '');
}

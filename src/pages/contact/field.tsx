import { messageForm } from '../../content/labels.ts';
import type { ContactMessage } from '../../content/types.ts';

interface FieldProps {
  name: keyof ContactMessage;
  type: 'text' | 'email' | 'multiline';
  autoComplete?: string;
  readOnly: boolean;
}

/** A field with its label above it; every field of the form is required. */
export function Field({ name, type, ...rest }: FieldProps) {
  const attributes = {
    ...rest,
    // The margin keeps the label in view when the browser scrolls to the field.
    className:
      'field mt-1 block min-h-12 w-full scroll-mt-10 rounded-control edge-2 border-line bg-card px-4 py-2.5',
    dir: 'auto',
    id: `message-${name}`,
    name,
    required: true,
  };
  return (
    <div>
      <label className="font-semibold" htmlFor={attributes.id}>
        {messageForm.labels[name]}{' '}
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

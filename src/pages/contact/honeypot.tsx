import { form } from '../../content/contact.ts';
import { honeypotName } from './sending.ts';

/** A field that no person sees, hears or reaches; programs that fill in every field give themselves away. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {form.honeypot}
        <input autoComplete="off" name={honeypotName} tabIndex={-1} type="text" />
      </label>
    </div>
  );
}

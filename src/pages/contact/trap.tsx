import { form } from '../../content/contact.ts';
import { trap } from './sending.ts';

/** A field that no person sees, hears or reaches; programs that fill in every field give themselves away. */
export function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {form.trap}
        <input autoComplete="off" name={trap} tabIndex={-1} type="text" />
      </label>
    </div>
  );
}

import { frameNames } from '../content/labels.ts';
import { CloseButton } from './close-button.tsx';
import { Glyph } from './glyph.tsx';

/**
 * Where notices appear (src/browser/notices.ts). The two live regions stand there before any words do, or screen readers would
 * miss them.
 */
export function Notices() {
  return (
    <section className="notice-box" data-name={frameNames.notices} id="notice">
      <span className="notice-sign bg-leaf" data-kind="success">
        <Glyph name="success" />
      </span>
      <span className="notice-sign bg-danger" data-kind="error">
        <Glyph name="error" />
      </span>
      <div className="grow">
        <div role="status" />
        <div role="alert" />
      </div>
      <CloseButton label={frameNames.closeNotice} type="button" />
    </section>
  );
}

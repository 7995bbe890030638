import { CloseButton, Icon } from './icons.tsx';

/**
 * The place of notices, which src/browser/notices.ts shows. Both live regions are in the page from the start: screen readers miss
 * what is added together with its region.
 */
export function Notices() {
  return (
    <section className="notice-box" data-name="Notices" id="notice">
      <span className="notice-icon bg-leaf" data-kind="success">
        <Icon name="success" />
      </span>
      <span className="notice-icon bg-danger" data-kind="error">
        <Icon name="error" />
      </span>
      <div className="grow">
        <div role="status" />
        <div role="alert" />
      </div>
      <CloseButton label="Close notice" type="button" />
    </section>
  );
}

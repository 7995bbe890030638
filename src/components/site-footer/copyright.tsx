import { rightsReserved } from '../../content/labels.ts';
import { organisation } from '../../content/organisation.ts';
import { renderDay } from '../../lib/kampala-day.ts';

export function Copyright() {
  return (
    <>
      © {/* The first script sets it right where the page is of another year. */}
      <span id="year">{renderDay().slice(0, 4)}</span> {`${organisation.name}. ${rightsReserved}`}
    </>
  );
}

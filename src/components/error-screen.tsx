import { notFound } from '../content/labels.ts';
import type { Link } from '../content/types.ts';
import { UnfinishedCoil } from '../drawing/unfinished-coil.tsx';
import { ActionButton } from './action-button.tsx';

interface ErrorScreenProps {
  title: string;
  text: string;
  /** The way on. */
  link: Link;
}

/** For the screens nobody hopes to see: an unfinished basket, its fibre ends loose, and the ways on. */
export function ErrorScreen({ title, text, link }: ErrorScreenProps) {
  return (
    <div className="ground-night overflow-clip">
      <div className="page-width grid items-start gap-10 py-12 md:grid-cols-2 md:py-20">
        <svg
          aria-hidden="true"
          className="rotates-in mx-auto w-full max-w-80 overflow-visible md:order-2 md:max-w-140 print:hidden"
          viewBox="-105 -105 210 210"
        >
          <UnfinishedCoil />
        </svg>
        <div className="md:pt-12">
          <h1 className="text-poster leading-tight">{title}</h1>
          <p className="mt-6 max-w-measure text-lead">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ActionButton action={link} />
          </div>
          <ul className="mt-6">
            {notFound.ways.map(({ label, href }) => (
              <li key={href}>
                <a className="inline-flex min-h-11 items-center" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

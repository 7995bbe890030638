import type { ReactNode } from 'react';
import type { Link } from '../content/types.ts';
import { UnfinishedCoil } from '../drawing/unfinished-coil.tsx';
import { ActionButton } from './action-button.tsx';

interface ErrorScreenProps {
  title: string;
  text: string;
  /** The way on. */
  link: Link;
  /** What else there is to do, below the way on. */
  children?: ReactNode;
}

/** For the screens nobody hopes to see: an unfinished basket, its fibre ends loose, and the way on. */
export function ErrorScreen({ title, text, link, children }: ErrorScreenProps) {
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
          {children}
        </div>
      </div>
    </div>
  );
}

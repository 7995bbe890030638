import type { ReactNode } from 'react';
import { type Colour, paint } from '../colour.ts';
import { tidy } from '../tidy.ts';
import { Head, type HeadProps } from './head.tsx';

type Neckline = 'round' | 'vee' | 'collar' | 'gomesi' | 'none';

interface BustProps extends HeadProps {
  /** What the garment is dyed with, and what runs across it in rows. */
  garment: Colour;
  trim: Colour;
  neckline?: Neckline;
  /** The rhythm of the rows, as in `stroke-dasharray`; one entry a row, from the shoulders down. */
  rows?: string[];
  /** How broad the shoulders are, in head heights. */
  shoulders?: number;
  /** How far down the garment goes, in head heights. */
  length?: number;
  children?: ReactNode;
}

/** Somebody from the head down to the chest or the waist, seen from the front or the back. */
export function Bust({
  garment,
  trim,
  neckline = 'round',
  rows = ['13 13', '13 13', '13 13'],
  shoulders = 1.7,
  length = 1.7,
  children,
  ...head
}: BustProps) {
  const half = shoulders * 50;
  const end = length * 100;
  const sleeve = neckline === 'gomesi' ? -14 : 14;
  return (
    <>
      {head.facing === 'back' ? null : <Head {...head} />}
      <g transform={`translate(${tidy(head.x)} ${tidy(head.y)}) scale(${tidy(head.size / 100)})`}>
        <path
          d={`M-20-4C-34 4-${half - 26} ${sleeve - 8}-${half - 12} ${sleeve}C-${half} 24-${half + 2} 44-${half + 4} ${end}H${half + 4}C${half + 2} 44 ${half} 24 ${half - 12} ${sleeve}C${half - 26} ${sleeve - 8} 34 4 20-4Q0 8-20-4Z`}
          fill={paint(garment)}
        />
        <g fill="none" stroke={paint(trim)} strokeWidth={9}>
          {rows.map((rhythm, row) => {
            const y = 56 + row * 34;
            return (
              <path
                d={`M${4 - half} ${y}Q0 ${y - 14} ${half - 4} ${y}`}
                key={y}
                strokeDasharray={rhythm}
              />
            );
          })}
        </g>
        {head.facing !== 'back' && <Neck neckline={neckline} skin={head.skin} trim={trim} />}
        {children}
      </g>
      {head.facing === 'back' && <Head {...head} />}
    </>
  );
}

function Neck({ neckline, skin, trim }: { neckline: Neckline; skin: Colour; trim: Colour }) {
  switch (neckline) {
    case 'none':
      return null;
    case 'round':
      return (
        <>
          <path d="M-21-6C-21 26 21 26 21-6Z" fill={paint(skin)} />
          <path d="M-22-5C-22 28 22 28 22-5" fill="none" stroke={paint(trim)} strokeWidth={5} />
        </>
      );
    case 'vee':
      return <path d="M-20-6L0 42L20-6Z" fill={paint(skin)} />;
    case 'collar':
      return (
        <>
          <path d="M-19-6L0 30L19-6Z" fill={paint(skin)} />
          <path d="M-21-8L-30 8L-10 34L0 26ZM21-8L30 8L10 34L0 26Z" fill={paint(trim)} />
        </>
      );
    case 'gomesi':
      // The square yoke with its two buttons to the side.
      return (
        <>
          <path d="M-20-6V22H20V-6Z" fill={paint(skin)} />
          <path d="M-22-8V24H22V-8" fill="none" stroke={paint(trim)} strokeWidth={6} />
          <path d="M32 12v1M32 26v1" stroke={paint(trim)} strokeLinecap="round" strokeWidth={8} />
        </>
      );
  }
}

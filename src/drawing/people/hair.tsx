import type { ReactNode } from 'react';
import { type Colour, paint } from '../colour.ts';

export type HairStyle =
  | 'crop'
  | 'fade'
  | 'bun'
  | 'afro'
  | 'puffs'
  | 'rows'
  | 'braids'
  | 'locs'
  | 'wrap'
  | 'scarf';

type View = 'front' | 'back' | 'side';

interface HairProps {
  style: HairStyle;
  view: View;
  /** What lies behind the head, or what lies on it. */
  layer: 'behind' | 'before';
  accent: Colour;
}

/** Hair, or what covers it, in the units of a head: its middle at 0 0, 100 high, looking right when seen from the side. */
export function Hair({ style, view, layer, accent }: HairProps) {
  const parts = layer === 'behind' ? behind(style, view, accent) : before(style, view, accent);
  return <g fill={paint('hair')}>{parts}</g>;
}

/** The hair on the skull itself: from ear to ear over the forehead, or down to the nape. */
const caps: Record<View, string> = {
  front: 'M-38 4C-47-73 47-73 38 4L34-14C31-27 20-32 0-32C-20-32-31-27-34-14Z',
  back: 'M-39 4C-44-74 44-74 39 4C36 34 20 38 0 38C-20 38-36 34-39 4Z',
  side: 'M34-24C30-72-48-70-42-4C-40 20-30 32-20 36C-16 20-18 6-12 0C-6-12 4-24 34-24Z',
};

/** Hair cut close: lower on the skull, with a straight hairline. */
const closeCaps: Record<View, string> = {
  front: 'M-37-2C-42-68 42-68 37-2L33-18C33-26 31-30 26-31H-26C-31-30-33-26-33-18Z',
  back: 'M-37 0C-41-66 41-66 37 0C35 22 22 28 0 28C-22 28-35 22-37 0Z',
  side: 'M32-26C28-66-44-66-39-6C-38 8-34 16-28 22C-20 12-16 6-12-4L-4-18C6-24 18-26 32-26Z',
};

function behind(style: HairStyle, view: View, accent: Colour): ReactNode {
  switch (style) {
    case 'afro':
      return view === 'side' ? <circle cx={-12} cy={-18} r={52} /> : <circle cy={-16} r={56} />;
    case 'bun':
      return view === 'side' ? <circle cx={-34} cy={-52} r={21} /> : <circle cy={-66} r={22} />;
    case 'puffs':
      return view === 'side' ? (
        <circle cx={-34} cy={-40} r={25} />
      ) : (
        <>
          <circle cx={-37} cy={-44} r={23} />
          <circle cx={37} cy={-44} r={23} />
        </>
      );
    case 'braids':
    case 'locs':
      return <Strands accent={accent} isThick={style === 'locs'} view={view} />;
    case 'scarf':
      return (
        <path
          d={
            view === 'side'
              ? 'M-48 20L-54 96H30L24 44Z'
              : 'M-50 96C-56 60-46 40-46-6C-46-80 46-80 46-6C46 40 56 60 50 96Z'
          }
          fill={paint(accent)}
        />
      );
    default:
      return null;
  }
}

function before(style: HairStyle, view: View, accent: Colour): ReactNode {
  const cap = <path d={caps[view]} />;
  switch (style) {
    case 'fade':
      return <path d={closeCaps[view]} />;
    case 'rows':
      return (
        <>
          {cap}
          <Rows view={view} />
        </>
      );
    case 'bun':
      return (
        <>
          {cap}
          <path
            d={view === 'side' ? 'M-48-34Q-28-34-18-58' : 'M-20-50Q0-42 20-50'}
            fill="none"
            stroke={paint(accent)}
            strokeWidth={7}
          />
        </>
      );
    case 'wrap':
      return <Wrap accent={accent} view={view} />;
    case 'scarf':
      return <Scarf accent={accent} view={view} />;
    default:
      return cap;
  }
}

/** Cornrows: the lines of skin between them run from the forehead to the nape. */
function Rows({ view }: { view: View }) {
  const lines: Record<View, string> = {
    front: 'M-23-31Q-22-40-15-47M-9-32Q-8-43-5-52M9-32Q8-43 5-52M23-31Q22-40 15-47',
    back: 'M-26-44Q-20 0-14 36M-9-52Q-7 0-5 38M9-52Q7 0 5 38M26-44Q20 0 14 36',
    side: 'M24-36Q-6-62-36-30M16-30Q-14-46-39-8M4-24Q-18-30-36 14M-6-12Q-20-10-30 26',
  };
  return (
    <path d={lines[view]} fill="none" opacity={0.5} stroke={paint('skin-4')} strokeWidth={2.5} />
  );
}

function Strands({ view, accent, isThick }: { view: View; accent: Colour; isThick: boolean }) {
  const lines =
    view === 'side'
      ? 'M-38-8Q-46 30-40 70M-32 6Q-36 40-30 78M-24 14Q-26 44-19 84'
      : 'M-38-10Q-48 30-42 72M-31 0Q-38 40-31 82M31 0Q38 40 31 82M38-10Q48 30 42 72';
  const beads =
    view === 'side' ? 'M-40 68v2M-30 76v2M-19 82v2' : 'M-42 70v2M-31 80v2M31 80v2M42 70v2';
  const width = isThick ? 12 : 7;
  return (
    <g fill="none" strokeLinecap="round" strokeWidth={width}>
      <path d={lines} stroke={paint('hair')} />
      {/* Beads at the ends. */}
      {!isThick && <path d={beads} stroke={paint(accent)} strokeWidth={9} />}
    </g>
  );
}

function Wrap({ view, accent }: { view: View; accent: Colour }) {
  const shapes: Record<View, string> = {
    front: 'M-39-6C-60-40-44-90 0-88C44-90 60-40 39-6C34-22 26-30 0-31C-26-30-34-22-39-6Z',
    back: 'M-39 14C-62-40-44-90 0-88C44-90 62-40 39 14C20 26-20 26-39 14Z',
    side: 'M34-24C44-60 6-92-34-78C-66-66-60-10-32 18C-18 10-14 4-10-6C0-18 16-24 34-24Z',
  };
  const folds: Record<View, string> = {
    front: 'M-43-22C-24-48 24-48 43-22M-47-42C-24-70 24-70 47-42',
    back: 'M-44-10C-24-34 24-34 44-10M-48-38C-24-64 24-64 48-38',
    side: 'M34-36C4-48-30-30-38 8M24-62C-12-64-42-44-47-12',
  };
  return (
    <>
      <path d={shapes[view]} fill={paint(accent)} />
      <path
        d={folds[view]}
        fill="none"
        opacity={0.85}
        stroke={paint('fibre')}
        strokeDasharray="7 7"
        strokeWidth={6}
      />
      {view === 'front' && (
        <path d="M-6-84q-22-26-34-10q10 18 34 10q20-30 34-14q-6 20-34 14z" fill={paint(accent)} />
      )}
    </>
  );
}

function Scarf({ view, accent }: { view: View; accent: Colour }) {
  const shapes: Record<View, string> = {
    front:
      'M-46-4C-46-80 46-80 46-4C46 40 30 66 0 70C-30 66-46 40-46-4ZM0-38C-26-38-31-18-31-6C-31 22-16 44 0 44C16 44 31 22 31-6C31-18 26-38 0-38Z',
    back: 'M-46-4C-46-80 46-80 46-4C46 50 50 70 52 92H-52C-50 70-46 50-46-4Z',
    side: 'M33-30C24-72-52-76-50-6C-49 40-46 66-50 92H26C30 80 30 60 26 46C2 50-14 10 0-16C8-27 20-31 33-30Z',
  };
  return (
    <>
      <path d={shapes[view]} fill={paint(accent)} fillRule="evenodd" />
      {view === 'front' && (
        <path d="M-42 26C-24 62 20 68 42 30L48 80C20 96-20 96-48 80Z" fill={paint(accent)} />
      )}
    </>
  );
}

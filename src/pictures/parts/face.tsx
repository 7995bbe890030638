import { type Colour, paint } from '../../drawing/colour.ts';

/** How a face is turned; the turned ones look right. */
type FaceView = 'front' | 'turned' | 'side';

const shapes: Record<
  FaceView,
  { face: string; neck: string; chin: string; shade: string; ear: string }
> = {
  front: {
    face: 'M-36-14C-36-64 36-64 36-14C36 16 26 50 0 50C-26 50-36 16-36-14Z',
    neck: 'M-18 26C-17 60-20 74-38 82V136H38V82C20 74 17 60 18 26Z',
    chin: 'M-18 40C-8 62 8 62 18 40L19 58Q0 76-19 58Z',
    shade: 'M36-14C36 16 26 50 0 50C18 40 27 10 25-40C33-34 36-24 36-14Z',
    ear: 'M-34-6c-10-4-12 22 2 24zM34-6c10-4 12 22-2 24z',
  },
  turned: {
    face: 'M-36-16C-34-64 32-62 34-20C34-13 31-10 32-3C36 6 35 12 32 20C29 36 21 50 9 50C-6 49-20 36-27 20C-34 12-37 0-36-16Z',
    neck: 'M-24 18C-22 56-26 74-44 82V136H36V82C18 74 13 60 14 36Z',
    chin: 'M-22 30C-12 48 4 56 14 49L14 62Q-6 66-22 44Z',
    shade:
      'M-36-16C-37 0-34 12-27 20C-20 36-6 49 9 50C-2 40-12 26-16 8C-18-2-22-20-20-44C-30-38-36-28-36-16Z',
    ear: 'M-19-4c-12-6-15 20-1 24c6 0 6-18 1-24z',
  },
  side: {
    face: 'M-38-12C-38-62 31-64 32-22C32-17 33-14 34-9L42 7C43 11 40 13 36 13C38 17 39 20 36 22C38 25 37 28 34 29C35 36 33 46 22 48C8 49-38 40-38-12Z',
    neck: 'M-28 14C-25 50-30 74-46 84V120H36V84C22 76 14 62 13 40Z',
    chin: 'M-22 34C-8 48 6 52 22 48L13 48L14 60Q-10 62-24 38Z',
    shade: '',
    ear: 'M-13 1c-10-4-12 18-2 22c6 0 8-16 2-22z',
  },
};

interface FaceProps {
  view: FaceView;
  skin: Colour;
  /** A scarf or a wrap hides the ears. */
  covered?: boolean;
}

/** A face without drawn features, on its neck. */
export function Face({ view, skin, covered = false }: FaceProps) {
  const { face, neck, chin, shade, ear } = shapes[view];
  return (
    <>
      <path d={neck} fill={paint(skin)} />
      <path d={chin} fill={paint('dye-ink')} opacity={0.3} />
      {view === 'front' && <path d={ear} fill={paint(skin)} />}
      <path d={face} fill={paint(skin)} />
      {shade && <path d={shade} fill={paint('dye-ink')} opacity={0.14} />}
      {view !== 'front' && !covered && (
        <>
          <path d={ear} fill={paint(skin)} />
          <path d={ear} fill={paint('dye-ink')} opacity={0.24} />
        </>
      )}
    </>
  );
}

import { paint } from '../../drawing/colour.ts';
import { Bust } from '../../drawing/people/bust.tsx';
import { ShirtAndTie } from '../parts/shirt-and-tie.tsx';

/** They sit close together in high chairs. */
export function Seated() {
  return (
    <>
      <HighChair x={1244} y={216} />
      <Bust
        facing="left"
        garment="fibre"
        hair="fade"
        neckline="none"
        rows={[]}
        shoulders={1.9}
        size={98}
        skin="skin-1"
        trim="cloth"
        x={1236}
        y={292}
      />
      <HighChair x={1124} y={180} />
      <Bust
        facing="left"
        garment="dye-ink"
        hair="fade"
        neckline="none"
        rows={[]}
        shoulders={1.9}
        size={98}
        skin="skin-4"
        tilt={4}
        trim="cloth"
        x={1116}
        y={258}
      >
        <ShirtAndTie tie="dye-lake" />
      </Bust>
      <HighChair x={968} y={150} />
      <Bust
        accent="dye-sun"
        facing="left"
        garment="dye-leaf"
        hair="wrap"
        neckline="gomesi"
        size={98}
        skin="skin-2"
        tilt={6}
        trim="dye-sun"
        x={960}
        y={230}
      />
      <path d="M912 254Q886 300 878 350" fill="none" stroke={paint('dye-leaf')} strokeWidth={48} />
    </>
  );
}

function HighChair({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-86 220V30Q-86-20 0-20Q86-20 86 30V220Z" fill={paint('dye-bark')} />
      <path
        d="M-70 220V34Q-70-6 0-6Q70-6 70 34V220"
        fill="none"
        stroke={paint('dye-sun')}
        strokeDasharray="5 9"
        strokeWidth={5}
      />
    </g>
  );
}

import { Coil } from '../../drawing/coil.tsx';
import { paint } from '../../drawing/colour.ts';
import { hillPattern, Water } from '../../drawing/land.tsx';
import { Rows } from '../parts/woven-cloth.tsx';

export function Shore() {
  return (
    <>
      <Coil
        pattern={hillPattern('hill', 'meadow', 28)}
        radius={180}
        stitches={120}
        x={800}
        y={330}
      />
      <Coil
        pattern={hillPattern('dye-leaf', 'hill', 28)}
        radius={130}
        stitches={120}
        x={600}
        y={330}
      />
      <Coil
        pattern={hillPattern('hill', 'meadow', 28)}
        radius={190}
        stitches={120}
        x={60}
        y={350}
      />
      <Water height={130} rows={7} width={960} x={0} y={280} />
      <path
        d="M640 338Q700 356 772 336Q756 366 720 366H690Q652 366 640 338Z"
        fill={paint('dye-bark')}
      />
      <path d="M656 354H754" stroke={paint('dye-sun')} strokeDasharray="10 8" strokeWidth={6} />
      <rect fill={paint('meadow')} height={240} width={960} y={404} />
      <Rows
        colour="hill"
        rhythms={['16 22', '26 30', '20 28', '36 34']}
        step={34}
        thickness={6}
        width={960}
        x={0}
        y={426}
      />
    </>
  );
}

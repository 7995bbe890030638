import { BandTile } from './band.tsx';
import type { Chart } from './chart.ts';
import { Coil } from './coil.tsx';
import { type Colour, paint } from './colour.ts';
import { logoPattern } from './patterns.ts';
import { previewLookOf } from './preview-look.tsx';
import { previewSize } from './preview-size.ts';
import { Scene } from './scene.tsx';

/** The room for a title, in pixels, and how it is filled, in parts of the font size. */
export interface Room {
  width: number;
  height: number;
  /** The largest font size that suits it. */
  largest: number;
  /** From the top of capitals to the end of the tails of a line. */
  lineHeight: number;
  /** From one line to the next. */
  leading: number;
}

/** A title in lines of SVG path data, each for a font size of 1. */
export interface SetTitle {
  size: number;
  lines: string[];
}

/** A line that stands above the title, set in the same way. */
interface SetLine {
  path: string;
  /** In parts of the font size. */
  width: number;
}

interface PreviewPictureProps {
  /** The name of the page's folder. */
  id: string;
  path: string;
  /** The organisation's name. */
  name: SetLine;
  kicker?: SetLine;
  setTitle: (room: Room) => SetTitle;
}

const { width, height } = previewSize;
const margin = 68;

const signRadius = 36;
const headline = 92;
const nameStart = signRadius * 2 + 20;
const nameSize = 46;
const kickerSize = 40;
const kickerGap = 30;
const capitals = 0.7;
const tails = 0.2;
const type = { largest: 220, lineHeight: capitals + tails, leading: 1.03 };

/** What a link shows in a chat, where it is some three hundred pixels wide: few things, all of them large. */
export function PreviewPicture({ id, path, name, kicker, setTitle }: PreviewPictureProps) {
  const { ground, title: dye, small, band, basket, room } = previewLookOf(id, path);
  const free = room.height - (kicker ? kickerSize + kickerGap : 0);
  const { size, lines } = setTitle({ ...type, width: room.width, height: free });
  const lastLine = room.bottom - size * tails;
  const firstLine = lastLine - (lines.length - 1) * size * type.leading;
  const top = firstLine - size * capitals;
  return (
    <Scene height={height} width={width}>
      <rect fill={paint(ground)} height={height} width={width} />
      {basket}
      <Hem chart={band} />
      <circle cx={margin + signRadius} cy={headline} fill={paint('fibre')} r={signRadius + 4} />
      <Coil pattern={logoPattern} radius={signRadius} x={margin + signRadius} y={headline} />
      <Words
        dye={small}
        path={name.path}
        size={Math.min(nameSize, (room.width - nameStart) / name.width)}
        x={margin + nameStart}
        y={headline + nameSize * 0.34}
      />
      {kicker && (
        <Words
          dye={small}
          path={kicker.path}
          size={Math.min(kickerSize, room.width / kicker.width)}
          y={top - kickerGap}
        />
      )}
      {lines.map((line, index) => {
        const y = firstLine + index * size * type.leading;
        return <Words dye={dye} key={y} path={line} size={size} y={y} />;
      })}
    </Scene>
  );
}

/** The woven band along the lower edge. */
function Hem({ chart }: { chart: Chart }) {
  const stitch = 10;
  const band = chart.rows.length * stitch;
  return (
    <g transform={`translate(0 ${height - band - stitch})`}>
      <BandTile chart={chart} id="band" stitch={stitch} />
      <rect fill={paint('fibre')} height={band + 2 * stitch} width={width} y={-stitch} />
      <rect fill="url(#band)" height={band} width={width} />
    </g>
  );
}

interface WordsProps {
  path: string;
  size: number;
  x?: number;
  y: number;
  dye: Colour;
}

function Words({ path, size, x = margin, y, dye }: WordsProps) {
  return <path d={path} fill={paint(dye)} transform={`translate(${x} ${y}) scale(${size})`} />;
}

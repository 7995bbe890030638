import { paint } from './colour.ts';

/** Fits 200 by 150. */
export function EmptyBasket() {
  return (
    <g fill="none">
      <path d="M18 44C22 96 44 132 70 138H130C156 132 178 96 182 44Z" fill={paint('fibre')} />
      <g stroke={paint('dye-plum')} strokeWidth={11}>
        <path d="M26 66C62 88 138 88 174 66" strokeDasharray="9 9" />
        <path
          d="M32 84C64 106 136 106 168 84"
          stroke={paint('dye-sun')}
          strokeDasharray="9 9"
          strokeDashoffset={9}
        />
        <path d="M41 101C70 121 130 121 159 101" strokeDasharray="9 9" />
        <path
          d="M53 117C78 133 122 133 147 117"
          stroke={paint('dye-bark')}
          strokeDasharray="9 9"
          strokeDashoffset={9}
        />
      </g>
      <ellipse cx={100} cy={44} fill={paint('shadow')} rx={82} ry={25} />
      <ellipse cx={100} cy={48} fill={paint('dye-ink')} opacity={0.22} rx={70} ry={18} />
      <ellipse cx={100} cy={44} rx={82} ry={25} stroke={paint('dye-plum')} strokeWidth={9} />
      <ellipse
        cx={100}
        cy={44}
        rx={82}
        ry={25}
        stroke={paint('dye-sun')}
        strokeDasharray="7 14"
        strokeWidth={9}
      />
    </g>
  );
}

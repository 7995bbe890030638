import { paint } from '../../drawing/colour.ts';
import { Head } from '../../drawing/people/head.tsx';
import { Hand, Limb } from '../../drawing/people/limbs.tsx';

/** She brings more, on her head. */
export function Carrier() {
  return (
    <>
      <Limb colour="skin-3" d="M806 470L786 560M846 470L862 560" width={26} />
      <Limb colour="skin-3" d="M802 300Q776 350 764 398" width={20} />
      <Hand mirrored size={28} skin="skin-3" turn={108} x={764} y={396} />
      <path
        d="M806 268C788 272 784 292 786 320L790 376L758 518H884L862 376C870 330 870 290 852 272C838 264 820 264 806 268Z"
        fill={paint('dye-plum')}
      />
      <path
        d="M783 420H866M777 450H870M771 480H874"
        fill="none"
        stroke={paint('dye-sun')}
        strokeDasharray="10 8"
        strokeWidth={8}
      />
      <path d="M789 372H863" stroke={paint('dye-sun')} strokeWidth={9} />
      <Head facing="left" hair="rows" size={72} skin="skin-3" x={826} y={274} />
      <Jerrycan />
      <Limb colour="skin-3" d="M850 294Q914 262 880 176" width={20} />
      <Hand size={28} skin="skin-3" turn={-112} x={882} y={180} mirrored />
      <Limb colour="dye-plum" d="M844 294L864 284" width={34} />
    </>
  );
}

/** Yellow, with its handle and its cap, on a ring of banana fibre. */
function Jerrycan() {
  return (
    <>
      <path d="M796 196H852" stroke={paint('fibre')} strokeLinecap="round" strokeWidth={16} />
      <path d="M796 196H852" stroke={paint('dye-bark')} strokeDasharray="5 9" strokeWidth={16} />
      <path
        d="M782 96H796V82H812V96H870Q882 96 882 108V176Q882 188 870 188H774Q764 188 764 178V114Z"
        fill={paint('dye-sun')}
      />
      <path d="M826 108H862Q868 108 868 114V124H826Q818 116 826 108Z" fill={paint('sky')} />
      <path
        d="M780 134L852 176M852 134L780 176"
        opacity={0.55}
        stroke={paint('dye-bark')}
        strokeWidth={5}
      />
      <path d="M793 80H815" stroke={paint('dye-bark')} strokeWidth={12} />
    </>
  );
}

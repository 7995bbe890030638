import { Coil } from './coil.tsx';
import { paint } from './colour.ts';
import { logoPattern } from './patterns.ts';
import { Scene } from './scene.tsx';

/** For the browser's tab: the sign alone. */
export const tabIcon = <Icon ground={false} share={1} size={64} />;

/** The same for programs that ask for /favicon.ico, whatever the page says: feed readers, chats, lists of bookmarks. */
export const smallIcon = <Icon ground={false} share={1} size={32} />;

/** The sign as a picture, for those who show it beside our name. */
export const signIcon = <Icon ground={false} share={1} size={512} />;

/** For the home screen of an iPhone, which rounds the corners itself. */
export const touchIcon = <Icon ground share={0.82} size={180} />;

/** For Android's home screen, which cuts out any shape: what matters lies within the inner four fifths. */
export const maskableIcon = <Icon ground share={0.68} size={512} />;

interface IconProps {
  size: number;
  /** How much of the icon's width the sign takes up. */
  share: number;
  /** Whether the sign lies on raffia, where icons may not be see-through. */
  ground: boolean;
}

function Icon({ size, share, ground }: IconProps) {
  const middle = size / 2;
  return (
    <Scene height={size} width={size}>
      {ground && <rect fill={paint('fibre')} height={size} width={size} />}
      <Coil pattern={logoPattern} radius={middle * share} x={middle} y={middle} />
    </Scene>
  );
}

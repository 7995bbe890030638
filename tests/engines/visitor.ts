/** Which parts of a page the suite speaks of, named as a screen reader names them. */
export type Role =
  | 'alert'
  | 'button'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'status'
  | 'tab'
  | 'tabpanel'
  | 'textbox';

/** React leaves this in the page once it answers clicks. */
export const signOfReact = 'html[data-scripted=yes]';

/** All that the suite asks of an engine: what a visitor does, in words that each of them understands. */
export interface Visitor {
  /** The version of the engine. */
  version: string;
  /** Opens a page of the site, and has React take it over. */
  open: (path: string) => Promise<void>;
  /** Whether a part with exactly this name is there for eyes and ears. */
  sees: (role: Role, name: string) => Promise<boolean>;
  /** The words in the one part of this role. */
  reads: (role: 'alert' | 'status') => Promise<string>;
  /** Waits until it can be clicked. */
  click: (role: Role, name: string) => Promise<void>;
  /** Writes into the field with this label. */
  write: (label: string, text: string) => Promise<void>;
  press: (key: 'Escape') => Promise<void>;
  leave: () => Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** A browser that runs. */
export interface Engine {
  /** Opens an empty window of this size, for a visit to the site at this address. */
  visit: (site: string, size: Size) => Promise<Visitor>;
  stop: () => Promise<void>;
}

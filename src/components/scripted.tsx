import type { ReactNode } from 'react';

/** Controls that only JavaScript can answer: not shown where there is none. */
export function Scripted({ children }: { children: ReactNode }) {
  return <div className="hidden scripted:block">{children}</div>;
}

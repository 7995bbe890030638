import type { ReactNode } from 'react';

/** Controls that only JavaScript can answer: not shown where there is none. */
export function Scripted({ children }: { children: ReactNode }) {
  return (
    <div className="scripted-controls" data-needs-react="">
      {children}
    </div>
  );
}

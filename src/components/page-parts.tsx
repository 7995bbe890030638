import { Children, Component, type ReactNode } from 'react';
import { brokenPart } from '../content/errors.ts';
import { Button } from './button.tsx';

/** Keeps the parts of a page apart: one that breaks says so in its place, and the others live on. */
export function PageParts({ children }: { children: ReactNode }) {
  return Children.map(children, (part) => <Part>{part}</Part>);
}

class Part extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenPart /> : this.props.children;
  }
}

function BrokenPart() {
  return (
    <div className="page-width py-12">
      <p className="mb-4 max-w-measure">{brokenPart.text}</p>
      <Button look="outlined" onClick={() => window.location.reload()}>
        {brokenPart.tryAgain}
      </Button>
    </div>
  );
}

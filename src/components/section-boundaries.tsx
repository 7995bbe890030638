import { Children, Component, type ReactNode } from 'react';
import { brokenSection, tryAgain } from '../content/errors.ts';
import { Button } from './button.tsx';

/** Puts an error boundary around each section of a page: one that breaks says so in its place, and the others live on. */
export function SectionBoundaries({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => <SectionBoundary>{section}</SectionBoundary>);
}

class SectionBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenSection /> : this.props.children;
  }
}

function BrokenSection() {
  return (
    <div className="page-width py-12">
      <p className="mb-4 max-w-measure">{brokenSection}</p>
      <Button look="outlined" onClick={() => window.location.reload()}>
        {tryAgain}
      </Button>
    </div>
  );
}

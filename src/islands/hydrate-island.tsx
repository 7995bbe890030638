import { Component, type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unexpected } from '../content/errors.ts';
import type { IslandProps } from './island.tsx';

/** Has React take over an island, which is the one export of its module. Resolves once it answers clicks. */
export function hydrateIsland(
  element: HTMLElement,
  module: Record<string, ComponentType<IslandProps>>,
): Promise<void> {
  const [Island] = Object.values(module);
  if (!Island) throw new Error(`${element.dataset['island']} exports no island.`);
  const props: IslandProps = JSON.parse(element.dataset['props'] ?? '{}');
  return new Promise((resolve) => {
    // As a transition React works in short slices, so that a slow phone can answer in between.
    startTransition(() => {
      hydrateRoot(
        element,
        <Hydrated onHydrated={resolve}>
          <IslandBoundary>
            <Island {...props} />
          </IslandBoundary>
        </Hydrated>,
      );
    });
  });
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(() => {
    // After the effects of the island, and after what they changed has been drawn.
    requestAnimationFrame(() => setTimeout(onHydrated));
  }, [onHydrated]);
  return children;
}

/** An island that throws says so in its place; the rest of the page lives on. */
class IslandBoundary extends Component<{ children: ReactNode }, { failure?: string }> {
  override state: { failure?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return (
      <div
        className="broken-island m-2 max-w-measure rounded-control edge-2 border-danger bg-card p-4"
        role="alert"
      >
        <p className="font-semibold">{unexpected.title}</p>
        <p>{unexpected.text}</p>
        <p className="mt-2 text-small">{failure}</p>
      </div>
    );
  }
}

import { Component, type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unexpectedError } from '../content/messages.ts';
import type { IslandProps } from './island.tsx';

/** Hydrates an island, which is the only export of its module. Resolves when it handles clicks. */
export function hydrateIsland(
  element: HTMLElement,
  module: Record<string, ComponentType<IslandProps>>,
): Promise<void> {
  const [Island] = Object.values(module);
  if (!Island) throw new Error(`${element.dataset['island']} exports no island.`);
  const props: IslandProps = JSON.parse(element.dataset['props'] ?? '{}');
  return new Promise((resolve) => {
    // In a transition React yields to the main thread.
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
    // After the island's effects and the next paint.
    requestAnimationFrame(() => setTimeout(onHydrated));
  }, [onHydrated]);
  return children;
}

/** An error boundary: if an island throws, the rest of the page still works. */
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
        className="broken-island m-2 max-w-measure rounded-control border-2 border-danger bg-card p-4"
        role="alert"
      >
        <p className="font-semibold">{unexpectedError}</p>
        <p>This part of the page could not be shown. The rest of the page works.</p>
        <p className="mt-2 text-small">{failure}</p>
      </div>
    );
  }
}

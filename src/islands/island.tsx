import { type ComponentType, createContext, useContext } from 'react';

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** The props of an island are serialised to JSON in the page. */
export type IslandProps = Record<string, Json>;

/** A type error for excess fields: whole records contain some that are not for visitors. */
type NoExcessProps<Shown, Given> = Given extends (infer Item)[]
  ? Shown extends (infer ShownItem)[]
    ? NoExcessProps<ShownItem, Item>[]
    : never
  : Given extends object
    ? {
        [Key in keyof Given]: Key extends keyof Shown
          ? NoExcessProps<NonNullable<Shown[Key]>, Given[Key]>
          : never;
      }
    : Given;

/** The URLs of an island's script and of its dependencies, the last of which hydrates it. */
export interface IslandScripts {
  script: string;
  dependencies: string[];
}

export type RenderIsland = (
  name: string,
  Island: ComponentType<IslandProps>,
  props: IslandProps,
) => IslandScripts & { html: string };

/** Provided by the build; without it, in the browser and in the editor, an island is a plain component. */
export const IslandRenderer = createContext<RenderIsland | null>(null);

/**
 * Makes a component an island: prerendered like the rest of the page, and hydrated on its own when it is near the viewport or used.
 * It must be the only export of a file `<name>.island.tsx`.
 */
export function island<Props extends IslandProps>(name: string, Content: ComponentType<Props>) {
  return function Island<Given extends Props>(props: Given & NoExcessProps<Props, Given>) {
    const render = useContext(IslandRenderer);
    if (!render) return <Content {...props} />;
    // Rendered as a root of its own, like in the browser: otherwise `useId` gives other ids.
    const { html, script, dependencies } = render(
      name,
      Content as ComponentType<IslandProps>,
      props,
    );
    return (
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it a moment ago
        dangerouslySetInnerHTML={{ __html: html }}
        data-island={script}
        data-dependencies={dependencies.join(' ')}
        data-props={JSON.stringify(props)}
      />
    );
  };
}

import { type ComponentType, createContext, useContext } from 'react';

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** The props of an island stand in the page as JSON. */
export type IslandProps = Record<string, Json>;

/** Refuses fields that an island does not show: whole records hold some that are not for visitors. */
type Exactly<Shown, Given> = Given extends (infer Item)[]
  ? Shown extends (infer ShownItem)[]
    ? Exactly<ShownItem, Item>[]
    : never
  : Given extends object
    ? {
        [Key in keyof Given]: Key extends keyof Shown
          ? Exactly<NonNullable<Shown[Key]>, Given[Key]>
          : never;
      }
    : Given;

/** What the page says of an island, so that the browser can hydrate it. */
interface IslandMarkup {
  html: string;
  /** The address of the island's own script, and those of the scripts it needs, the last of which hydrates it. */
  script: string;
  needs: string[];
}

export type RenderIsland = (
  name: string,
  Island: ComponentType<IslandProps>,
  props: IslandProps,
) => IslandMarkup;

/** Given by the build; without it, as in the browser and in the editor, an island is a plain component. */
export const IslandRenderer = createContext<RenderIsland | null>(null);

/**
 * Makes a component an island: the page brings its HTML, and the browser hydrates it alone once it is near or used. It is the one
 * export of a file that is called `<name>.island.tsx`.
 */
export function island<Props extends IslandProps>(name: string, Content: ComponentType<Props>) {
  return function Island<Given extends Props>(props: Given & Exactly<Props, Given>) {
    const render = useContext(IslandRenderer);
    if (!render) return <Content {...props} />;
    // Rendered by itself, as it will be hydrated: otherwise useId would give other ids.
    const { html, script, needs } = render(name, Content as ComponentType<IslandProps>, props);
    return (
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it a moment ago
        dangerouslySetInnerHTML={{ __html: html }}
        data-island={script}
        data-needs={needs.join(' ')}
        data-props={JSON.stringify(props)}
      />
    );
  };
}

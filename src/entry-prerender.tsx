import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { SiteLayout } from './components/site-layout.tsx';
import { posts } from './content/entries.ts';
import { IslandRenderer, type IslandScripts, type RenderIsland } from './islands/island.tsx';
import { documentTitle } from './lib/page-head.ts';
import { notFoundPages, pages, type SitePage } from './pages.tsx';

export { notFoundPages, pages, posts };

/** Gives the scripts of the island with this name. */
export type ScriptsOf = (name: string) => IslandScripts;

/** In bytes. Larger props are probably whole records. */
const maxPropsSize = 4096;

/** The HTML of a page's body, its title, and the scripts of its islands. */
export function renderPage(
  { path, head, body, hasQuickExit = false }: SitePage,
  scriptsOf: ScriptsOf,
) {
  const scripts = new Set<string>();
  const renderIsland: RenderIsland = (name, Island, props) => {
    const size = new TextEncoder().encode(JSON.stringify(props)).length;
    if (size > maxPropsSize) throw new Error(tooLargeMessage(name, size));
    const { script, dependencies } = scriptsOf(name);
    for (const address of [script, ...dependencies]) scripts.add(address);
    return { html: renderToString(<Island {...props} />), script, dependencies };
  };
  const html = renderToStaticMarkup(
    <IslandRenderer value={renderIsland}>
      <SiteLayout hasQuickExit={hasQuickExit} path={path}>
        {body}
      </SiteLayout>
    </IslandRenderer>,
  );
  return { html, title: documentTitle(head), scripts: [...scripts] };
}

function tooLargeMessage(name: string, size: number): string {
  return (
    `The props of the island “${name}” take ${size} bytes; at most ${maxPropsSize} are allowed. ` +
    'Give it only the fields that it shows itself.'
  );
}

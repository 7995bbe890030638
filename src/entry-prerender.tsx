import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { SiteFrame } from './components/site-frame.tsx';
import { posts } from './content/posts.ts';
import { IslandRenderer, type RenderIsland } from './islands/island.tsx';
import { documentTitle } from './lib/page-head.ts';
import { pages, type SitePage, unknownPages } from './pages.tsx';

export { pages, posts, unknownPages };

/** The scripts that an island is hydrated with, by its name. */
export type IslandScripts = (name: string) => { script: string; needs: string[] };

/** The most that the props of one island may take, in bytes: with more, whole records have come along. */
const largestProps = 4096;

/** What stands in the body of a page, its title, and the scripts that its islands need. */
export function renderPage(
  { path, head, body, hasQuickExit = false }: SitePage,
  scriptsOf: IslandScripts,
) {
  const scripts = new Set<string>();
  const renderIsland: RenderIsland = (name, Island, props) => {
    const size = new TextEncoder().encode(JSON.stringify(props)).length;
    if (size > largestProps) throw new Error(tooLarge(name, size));
    const { script, needs } = scriptsOf(name);
    for (const address of [script, ...needs]) scripts.add(address);
    return { html: renderToString(<Island {...props} />), script, needs };
  };
  const html = renderToStaticMarkup(
    <IslandRenderer value={renderIsland}>
      <SiteFrame hasQuickExit={hasQuickExit} path={path}>
        {body}
      </SiteFrame>
    </IslandRenderer>,
  );
  return { html, title: documentTitle(head), scripts: [...scripts] };
}

function tooLarge(name: string, size: number): string {
  return (
    `The props of the island “${name}” take ${size} bytes; at most ${largestProps} are allowed. ` +
    'Give it only what it shows itself: what stands in the page around it need not be in its props.'
  );
}

import { idleMoment } from '../lib/idle-moment.ts';

/**
 * The document names what React needs, so that all is fetched at once: the rules for all classes, of which the page has only
 * its own, and the scripts, the last of which starts React. After each step comes a pause, in which a slow phone can answer
 * a touch.
 */
export async function loadScripts(): Promise<void> {
  const entry = document.querySelector<HTMLElement>('[data-scripts]');
  const [styles = '', ...scripts] = (entry?.dataset['scripts'] ?? '').split(' ');
  const stylesheet = addLink('stylesheet', styles);
  for (const script of scripts) addLink('modulepreload', script);
  await new Promise((resolve, reject) => {
    stylesheet.onload = resolve;
    stylesheet.onerror = reject;
  });
  for (const script of scripts) {
    await import(/* @vite-ignore */ script);
    await idleMoment();
  }
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
}

/**
 * Inline script in the head of every page, before anything is laid out. It is short, because every page contains it.
 *
 * - Layout is deferred (`deferred-layout` in src/styles/layout.css) only for visitors who start at the top. Reloads, Back, and links
 *   to a fragment restore a scroll position, which needs the real heights. `location.hash` hides text fragments (`#:~:text=`); only
 *   the name of the navigation entry contains them.
 * - The banner, once closed, stays closed until a reload. The state is in `window.name`: nothing is stored.
 * - A click on a picture of the gallery before the first script has loaded is replayed then; if it fails, the file opens.
 */
export const headScript = [
  '{',
  'let d=document.documentElement.dataset,n=performance.getEntriesByType("navigation")[0],c="banner-closed";',
  'n?.type=="navigate"&&!(n.name+location.hash).includes("#")&&(d.deferred="");',
  'name==c&&(n?.type=="reload"?name="":d.bannerClosed="");',
  'addEventListener("close",e=>{e.target.matches("[data-banner]")&&(name=c)},!0);',
  'addEventListener("click",e=>{',
  'let a=e.target.closest("a[data-opens]");',
  'a&&!d.scripted&&document.readyState!="complete"&&!(e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)&&(e.preventDefault(),window.pendingPicture=a)',
  '});',
  'addEventListener("load",()=>{!d.scripted&&window.pendingPicture&&(location=pendingPicture.href)})',
  '}',
].join('');

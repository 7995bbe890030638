/**
 * Runs in the head of every page, before anything is laid out. It stands in the page itself, so it is short.
 *
 * - What may be laid out later (`deferred-layout` in src/styles/weave.css) is so only for visitors who begin at the top: those who
 *   come back, reload, or follow a link to a place or to words in the page are led exactly there, which takes the true heights of all
 *   above. Only the entry's name tells of a link to words.
 * - The home page's banner, once closed, stays closed until a reload. The tab remembers it in its name: nothing is stored.
 * - A picture of the gallery that is tapped before the first script has come opens once that is there, or as a file where it fails.
 */
export const headScript = [
  '{',
  'let d=document.documentElement.dataset,n=performance.getEntriesByType("navigation")[0],c="banner-closed";',
  'n?.type=="navigate"&&!(n.name+location.hash).includes("#")&&(d.deferred="");',
  'name==c&&(n?.type=="reload"?name="":d.bannerClosed="");',
  'addEventListener("close",e=>{e.target.matches("[data-banner]")&&(name=c)},!0);',
  'addEventListener("click",e=>{',
  'let a=e.target.closest("a[data-opens]");',
  'a&&!d.scripted&&document.readyState!="complete"&&!(e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)&&(e.preventDefault(),window.earlyPicture=a)',
  '});',
  'addEventListener("load",()=>{!d.scripted&&window.earlyPicture&&(location=earlyPicture.href)})',
  '}',
].join('');

/**
 * Runs in every page before anything is laid out. What may be laid out late (`late` in src/styles/weave.css) is so only for
 * visitors who begin at the top: whoever comes back, reloads, or follows a link to a place or to words in the page, is led
 * exactly there, which takes the true heights of all that stands above. Only the entry's name tells of a link to words.
 */
export const firstLook =
  '{let e=performance.getEntriesByType("navigation")[0];e?.type=="navigate"&&!(e.name+location.hash).includes("#")&&(document.documentElement.dataset.late="")}';

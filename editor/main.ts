import CMS from '@sveltia/cms';
import { box, config, picture } from './forms/config.ts';
import { loadContent } from './forms/content-store.ts';
import { dataToSave, type Entry } from './forms/entry-data.ts';
import { screens } from './forms/labels.ts';
import { PictureField } from './forms/picture-field.tsx';
import { ValidationField } from './forms/validation-field.tsx';
import { previewOf } from './preview/preview-pane.tsx';
import { installFolderPicker } from './serving/folder-client.ts';

/** Whether the editor works on the folder of this machine, with `npm run edit`. Set by editor/vite.config.ts. */
declare const IS_LOCAL: boolean;

if (IS_LOCAL) await installFolderPicker();
keepScrollPosition();
await loadContent();

CMS.registerFieldType('validation', ValidationField);
CMS.registerFieldType('picture', PictureField);
CMS.registerEditorComponent(box);
CMS.registerEditorComponent(picture);
for (const folder of ['posts', 'calls']) CMS.registerPreviewTemplate(folder, previewOf(folder));
for (const file of Object.keys(screens)) {
  CMS.registerPreviewTemplate(file.replace('.yaml', ''), previewOf(file));
}
CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => beforeSaving(entry) });
CMS.registerEventListener({ name: 'postSave', handler: () => loadContent() });
CMS.init({ config });

/** Sveltia's types leave out that an entry can be read and changed. */
interface Saved extends Entry {
  set: (name: string, value: unknown) => unknown;
}

function beforeSaving(entry: unknown) {
  // A photo that is still being resized would be lost.
  if (document.querySelector('.field .processing')) throw new Error('A photo is not ready yet.');
  const saved = entry as Saved;
  return saved.set('data', dataToSave(String(saved.get('path')), saved)) as never;
}

/** Sveltia focuses every box and picture of a text when it first renders it, which scrolls the text to its end. */
function keepScrollPosition(): void {
  const seen = new WeakSet<EventTarget>();
  const positions = new WeakMap<Element, number>();
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element) positions.set(target, target.scrollTop);
    },
    { capture: true, passive: true },
  );
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    if (!(target instanceof HTMLElement && target.dataset['componentName'])) return;
    if (seen.has(target)) return;
    seen.add(target);
    const before = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
    // The writer has just inserted it.
    if (before && target.closest('.field')?.contains(before)) return;
    if (before) before.focus({ preventScroll: true });
    else target.blur();
    // Some browsers scroll to it before this event, some after.
    queueMicrotask(() => {
      for (let box = target.parentElement; box; box = box.parentElement) {
        box.scrollTop = positions.get(box) ?? 0;
      }
    });
  });
}

import CMS from '@sveltia/cms';
import { ChecksField } from './forms/checks-field.tsx';
import { config } from './forms/config.ts';
import { dataToSave, type Entry } from './forms/entry-data.ts';
import { learnContent } from './forms/known-content.ts';
import { PictureField } from './forms/picture-field.tsx';
import { screens } from './forms/screens.ts';
import { box, picture } from './forms/text-parts.ts';
import { openAtTheBeginning } from './open-at-the-beginning.ts';
import { paneOf } from './page/pane.tsx';
import { openServedFolder } from './served-folder.ts';

/** Whether the editor works on this machine's own folder, with `npm run edit`. Set by editor/vite.config.ts. */
declare const IS_LOCAL: boolean;

if (IS_LOCAL) await openServedFolder();
openAtTheBeginning();
await learnContent();

CMS.registerFieldType('checks', ChecksField);
CMS.registerFieldType('picture', PictureField);
CMS.registerEditorComponent(box);
CMS.registerEditorComponent(picture);
for (const folder of ['posts', 'calls']) CMS.registerPreviewTemplate(folder, paneOf(folder));
for (const file of Object.keys(screens)) {
  CMS.registerPreviewTemplate(file.replace('.yaml', ''), paneOf(file));
}
CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => beforeSaving(entry) });
CMS.registerEventListener({ name: 'postSave', handler: () => learnContent() });
CMS.init({ config });

/** The editor's types leave out that an entry can be read and changed. */
interface Saved extends Entry {
  set: (name: string, value: unknown) => unknown;
}

function beforeSaving(entry: unknown) {
  // A photo that is still being made smaller would be lost.
  if (document.querySelector('.field .processing')) throw new Error('A photo is not ready yet.');
  const saved = entry as Saved;
  return saved.set('data', dataToSave(String(saved.get('path')), saved)) as never;
}

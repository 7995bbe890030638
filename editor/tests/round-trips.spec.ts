import { readdirSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { before, expect, now, test } from './editor.ts';

const folders = ['posts', 'calls'].flatMap((folder) =>
  readdirSync(`tests/content/${folder}`).map((name) => ({
    path: `${folder}/${name}`,
    place: `${folder}/entries/${basename(name, extname(name))}`,
  })),
);
const files = readdirSync('tests/content')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({ path: name, place: `_singletons/entries/${basename(name, '.yaml')}` }));

for (const { path, place } of [...files, ...folders]) {
  test(`${path}: saving it changes no other byte`, async ({ editor }) => {
    await editor.open(place);
    // Opening it changes nothing.
    await expect(editor.saveButton).toBeDisabled();
    const text = await editor.textArea.inputValue();
    await editor.textArea.fill(`${text} Oh`);
    await editor.save();
    expect(now(path)).not.toBe(before(path));
    expect(now(path).replace(/( Oh)/, '').replaceAll("'", '')).toBe(
      before(path).replaceAll("'", ''),
    );

    await editor.open(place);
    await editor.textArea.fill(text);
    await editor.save();
    expect(now(path)).toBe(before(path));
  });
}

import { expect, test } from './editor.ts';

test('the makers of what staff receive are named, with their licences', async ({ request }) => {
  const text = await (await request.get('/licences.txt')).text();
  for (const name of ['@sveltia/cms', 'react-dom', 'figtree', 'bricolage-grotesque']) {
    expect(text).toContain(name);
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

import { expect, test } from './editor.ts';

test('the makers of what staff receive are named, with their licences', async ({ request }) => {
  const text = await (await request.get('/licences.txt')).text();
  for (const name of ['@sveltia/cms', 'react-dom', 'figtree', 'bricolage-grotesque']) {
    expect(text).toContain(name);
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('no other website reaches the folder, and the editor nothing outside the content', async ({
  request,
}) => {
  const ask = (path: string, headers: Record<string, string>) =>
    request.get(`/folder?kind=file&path=${encodeURIComponent(path)}`, { headers });
  const ours = { 'x-editor': '1' };
  expect((await ask('content/jobs.yaml', ours)).status()).toBe(200);
  expect((await ask('content/jobs.yaml', {})).status()).toBe(403);
  expect((await ask('content/jobs.yaml', { ...ours, host: 'evil.example' })).status()).toBe(403);
  expect((await ask('package.json', ours)).status()).toBe(403);
  expect((await ask('content/../package.json', ours)).status()).toBe(403);
  expect((await ask('/etc/passwd', ours)).status()).toBe(403);
  expect((await ask('content/none.yaml', ours)).status()).toBe(404);
});

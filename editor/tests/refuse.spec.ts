import { before, expect, now, test } from './editor.ts';

test('what is wrong is said in our words, saving is refused, and nothing typed is lost', async ({
  editor,
}) => {
  await editor.open('_singletons/entries/home');
  const link = editor.field('banner.link').getByRole('textbox');
  await link.fill('/anouncements');
  const check = editor.field('checks');
  await expect(check).toContainText(
    'Banner › Link of “Learn More” leads to /anouncements, but the site has no such page. Use one of: /, /about,',
  );
  await editor.saveButton.click();
  await expect(check.getByRole('alert')).toContainText('Not saved yet.');
  await expect(link).toHaveValue('/anouncements');
  expect(now('home.yaml')).toBe(before('home.yaml'));

  await link.fill('/announcements');
  await expect(check).toContainText('Nothing is wrong');
});

const wrong = [
  [
    'a deadline before the posting',
    'deadline',
    '2025-09-01',
    'Deadline is 2025-09-01, before the call is posted on 2025-10-01.',
  ],
  ['an empty text', 'title', '', 'Still empty: Title.'],
] as const;

for (const [what, field, value, sentence] of wrong) {
  test(`${what} is refused`, async ({ editor }) => {
    const call = 'calls/board-of-governors-2025.yaml';
    await editor.open('calls/entries/board-of-governors-2025');
    await editor.field(field).locator('input').first().fill(value);
    await expect(editor.field('checks')).toContainText(sentence);
    await editor.saveButton.click();
    await expect(editor.field('checks').getByRole('alert')).toContainText('Not saved yet.');
    expect(now(call)).toBe(before(call));
  });
}

test('a change that asks for another is said, and does not stand in the way', async ({
  editor,
}) => {
  await editor.open('calls/entries/board-of-governors-2025');
  await editor.text('Title').fill('Call for Trainers');
  await expect(editor.field('checks')).toContainText(
    'content/home.yaml: banner › text is "Call for Volunteers: Board of Governors" and leads to /announcements, but the call there is "Call for Trainers".',
  );
  await editor.save();
  expect(now('calls/board-of-governors-2025.yaml')).toContain('title: Call for Trainers');
});

test('no other page of the browser reaches the folder, and nothing outside the content', async ({
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

import { expect, test } from './test.ts';

const honestRecruitment =
  'We never ask applicants for money, at any step. Our openings are only announced here, on this site.';

for (const { path, words } of [
  {
    path: '/',
    words: [
      'Example stories: these girls are invented. We tell a true story only with consent, under another name and with a drawing.',
    ],
  },
  { path: '/about', words: ['Example team: names, faces and lives are invented'] },
  {
    path: '/projects',
    words: [
      'Example projects: all that this page tells of them is invented',
      'Example names, until our partners agree to be named here.',
      'The “Learn More” buttons do nothing yet: each project will get a page of its own.',
    ],
  },
  {
    path: '/announcements',
    words: ['These facts are examples, until the board has set them.', honestRecruitment],
  },
  { path: '/jobs', words: [honestRecruitment] },
  {
    path: '/contact',
    words: [
      'Example address and phone: they reach nobody yet. If you need help now, call 116.',
      'The “Learn More” buttons do nothing yet. Until then, write to us with the form above.',
      'Please do not send us private details about your health. If you need help now, do not wait for our answer: call 116, it is free.',
    ],
  },
]) {
  test(`${path} shows its notes on examples, on inert buttons and on safety`, async ({ page }) => {
    await page.goto(path);
    for (const text of words) {
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    }
  });
}

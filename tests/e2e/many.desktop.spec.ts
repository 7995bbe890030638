import { expect, test } from './test.ts';

test.use({ site: 'many' });

test('home shows real links, the newest call and the safeguarding note', async ({ page }) => {
  await page.goto('/');
  const supportUs = page.getByRole('banner').getByRole('link', { name: 'Support Us' });
  await expect(supportUs).toHaveAttribute('href', '/contact');
  const socialLinks = page.getByRole('contentinfo').getByRole('list').last().getByRole('link');
  await expect(socialLinks).toHaveText(['Facebook', 'Twitter', 'Instagram']);
  await expect(socialLinks.first()).toHaveAttribute('href', 'https://social.example/e');
  await expect(socialLinks.last()).not.toHaveAttribute('href');

  const banner = page.getByRole('dialog', { name: 'Announcement' });
  await expect(banner).toContainText('Call for Trainers');
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/announcements');

  const stories = page.getByRole('region', { name: 'Impact Stories' });
  await expect(stories).not.toContainText('these girls are invented');
  await expect(stories.getByText('An example, and invented.')).toHaveCount(2);
  await expect(
    stories.getByText('Names have been changed and pictures drawn to protect children.'),
  ).toBeVisible();
  const removal = stories.getByRole('link', { name: 'Ask us to take a story down' });
  await expect(removal).toHaveAttribute('href', '/contact');
});

test('shows initials without a portrait, and labels invented people', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  const person = main.getByRole('listitem').filter({ hasText: 'Łucja Zoé Apiyo' });
  await expect(person.getByText('ŁA')).toBeVisible();
  await expect(person.getByRole('img')).toHaveCount(0);
  await expect(person).not.toContainText('An example, and invented.');
  await expect(main.getByText('An example, and invented.')).toHaveCount(5);
  await expect(main).not.toContainText('names, faces and lives are invented');
});

test('shows six portraits in two rows of three', async ({ page }) => {
  await page.goto('/about');
  const last = page.getByRole('listitem').filter({ hasText: 'Łucja Zoé Apiyo' });
  const team = last.locator('..').getByRole('listitem');
  await last.scrollIntoViewIfNeeded();
  const tops = await team.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  const [first, second, third, ...others] = tops;
  expect([second, third]).toEqual([first, first]);
  expect(new Set(others)).toEqual(new Set([others[0]]));
  expect(others).toHaveLength(3);
});

test('‘Learn More’ is a link for a project with an address', async ({ page }) => {
  await page.goto('/projects');
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: 'Learn More – The Asking Circle' });
  await expect(link).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('button', { name: 'Learn More' })).toHaveCount(4);
  await expect(main.getByText('Six of the projects we run now')).toBeVisible();
  await expect(main).not.toContainText('all that this page tells of them is invented');
  await expect(main).not.toContainText('Example names');
});

test('‘View Details’ of each job has its address, also on another site', async ({ page }) => {
  await page.goto('/jobs');
  const hrefs = new Map([
    ['Member of the Board of Governors', '/announcements'],
    ['Driver', 'https://jobs.example/driver'],
    ['Nurse', '/contact'],
  ]);
  const jobs = page.getByRole('main').getByRole('article');
  await expect(jobs.getByRole('heading')).toHaveText([...hrefs.keys()]);
  for (const [title, href] of hrefs) {
    const link = jobs.getByRole('link', { name: `View Details – ${title}` });
    await expect(link).toHaveAttribute('href', href);
  }
});

test('shows the newer of two featured calls', async ({ page }) => {
  await page.goto('/announcements');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(['Call for Trainers']);
  await expect(main.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
    'href',
    'mailto:hello@ezuka.org?subject=Call%20for%20Trainers',
  );
  await expect(main).not.toContainText('These facts are examples');
});

test('Contact shows no notes on examples once its details are real', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText('Only our team reads your message.')).toBeVisible();
  for (const example of ['This form is an example', 'Example address and phone']) {
    await expect(page.getByRole('main')).not.toContainText(example);
  }
});

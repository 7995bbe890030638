import { content } from './content.ts';
import { expect, expectReachable, test } from './test.ts';

const { organisation } = content.organisation;

test('the footer says who we are, where to go and how to reach us; social links lead nowhere yet', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: organisation.name })).toHaveAttribute('href', '/');
  await expect(footer.getByText(organisation.blurb)).toBeVisible();

  const quickLinks = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  await expect(quickLinks).toHaveText(['About Us', 'Focus Areas', 'Our Projects', 'Contact Us']);
  const addresses = await quickLinks.evaluateAll((all) => all.map((it) => it.getAttribute('href')));
  expect(addresses).toEqual(['/about', '/focus-areas', '/projects', '/contact']);

  for (const value of [
    'Equity & Inclusion',
    'Youth & Women Empowerment',
    'Evidence-Based Action',
    'Sustainability',
    'Sincerity',
  ]) {
    await expect(footer.getByText(value, { exact: true })).toBeVisible();
  }

  expect(organisation.place).toMatch(/Kampala, Uganda$/);
  await expect(footer.getByText(organisation.place)).toBeVisible();
  await expectReachable(footer, organisation.email, [organisation.phone]);

  const names = ['Facebook', 'Twitter', 'Instagram'];
  expect(content.organisation.socialLinks.map(({ label }) => label)).toEqual(names);
  const inert = content.organisation.socialLinks.filter(({ href }) => !href);
  for (const { label: name } of inert) {
    const link = footer.getByRole('link', { name, disabled: true });
    await expect(link).toHaveCount(1);
    await expect(link).not.toHaveAttribute('href');
    await link.click({ force: true });
  }
  await expect(page).toHaveURL('/');
});

test('the copyright shows the year of the visit', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-01T12:00:00Z');
  await page.goto('/projects');
  await expect(
    page.getByRole('contentinfo').getByText(`© 2031 ${organisation.name}`),
  ).toBeVisible();
});

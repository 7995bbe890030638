import { expect, test } from './test.ts';

test('the first screen shows the headline, the mission and both buttons', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const shown = [
    main.getByRole('heading', { level: 1 }),
    main.getByText('Our mission: every girl knows'),
    main.getByRole('link', { name: 'About Us', exact: true }).first(),
    main.getByRole('link', { name: 'Get Involved', exact: true }).first(),
  ];
  for (const part of shown) await expect(part).toBeInViewport({ ratio: 1 });
});

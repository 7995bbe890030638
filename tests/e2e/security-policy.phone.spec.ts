import { expect, openHydrated, test } from './test.ts';

test.use({ expectedInConsole: /has been blocked|violates the following Content Security Policy/ });

test('blocks injected scripts and styles, even without our headers', async ({ page }) => {
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy, ...headers } = response.headers();
    expect(policy).toBeTruthy();
    await route.fulfill({ response, headers });
  });
  await openHydrated(page, '/');
  const outcomes = await page.evaluate(() => {
    const script = document.createElement('script');
    const styled = document.createElement('p');
    styled.setAttribute('style', 'color: red');
    const attacks = [
      () => Object.assign(document.body, { innerHTML: '<img src="/nope" onerror="alert(1)">' }),
      () => Object.assign(script, { src: 'https://evil.example/' }),
      () => Object.assign(script, { textContent: 'alert(1)' }),
    ].map((attack) => {
      try {
        attack();
        return 'done';
      } catch (error) {
        return String(error);
      }
    });
    return [...attacks, styled.style.color];
  });
  const refused = expect.stringContaining('requires');
  expect(outcomes).toEqual([refused, refused, refused, '']);
});

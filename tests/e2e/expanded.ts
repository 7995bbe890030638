import type { Page } from '@playwright/test';

/** What the browser tells a screen reader of a button: whether what it opens is open. */
export async function isExpanded(page: Page, name: string): Promise<unknown> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  const button = nodes.find((it) => it.role?.value === 'button' && it.name?.value === name);
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

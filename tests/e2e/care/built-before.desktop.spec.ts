import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildCopy, withSiteCopy } from '../../site-copy.ts';
import { expect, test } from '../test.ts';

test('a site built before the last day says nothing of its end, also without JavaScript', async () => {
  test.setTimeout(180_000);
  await withSiteCopy(async (copy) => {
    const lastMinute = Date.parse('2025-10-15T20:59:00Z') / 1000;
    await buildCopy(copy, { env: { SOURCE_DATE_EPOCH: String(lastMinute) } });
    const page = await readFile(join(copy, 'dist/site/announcements.html'), 'utf8');
    expect(page).toContain('Apply Now');
    expect(page).toMatch(/© (<!-- -->)?2025/);
    expect(page).not.toContain('Applications closed');
  });
});

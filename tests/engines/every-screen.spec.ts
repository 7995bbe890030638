import { screens } from '../e2e/screens.ts';
import { expectSeen, test } from './test.ts';

for (const { path, heading } of screens) {
  test(`${path} opens, React takes it over, and nothing is complained of`, async ({ visitor }) => {
    await visitor.open(path);
    await expectSeen(visitor, 'heading', heading);
  });
}

for (const { path, heading } of [
  { path: '/nope', heading: 'Oops! Page not found' },
  { path: '/blog/no-such-post', heading: 'Blog Post Not Found' },
]) {
  test.describe(`at ${path}`, () => {
    test.use({ expectedComplaints: [`404: ${path}`] });

    test('a visitor is told that nothing stands there', async ({ visitor }) => {
      await visitor.open(path);
      await expectSeen(visitor, 'heading', heading);
    });
  });
}

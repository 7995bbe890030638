import { expectDelivered } from './deliver.ts';
import { test } from './delivering-site.ts';

test.use({ format: 'form' });

test('a message gets to a service for forms whole, once, and is thanked for', async ({
  page,
  delivering,
}) => {
  await expectDelivered(page, delivering);
});

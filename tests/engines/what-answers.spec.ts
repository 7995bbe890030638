import { postPath } from '../../src/lib/post-path.ts';
import { message } from '../e2e/contact-form.ts';
import { content } from '../e2e/content.ts';
import { expect, expectNotice, expectSeen, expectUnseen, test } from './test.ts';

const { about, blog, contact, jobs, post } = content;
const { frameNames } = content.navigation;

test.describe('on a phone', () => {
  test.use({ size: { width: 360, height: 740 } });

  test('the menu opens, leads to Jobs and closes', async ({ visitor }) => {
    await visitor.open('/about');
    await expectUnseen(visitor, 'dialog', frameNames.menu);
    await visitor.click('button', frameNames.openMenu);
    await expectSeen(visitor, 'dialog', frameNames.menu);
    await visitor.click('link', 'Jobs');
    await expectSeen(visitor, 'heading', jobs.intro.title);
    await expectUnseen(visitor, 'dialog', frameNames.menu);
  });
});

test('each tab shows its focus area, and that one only', async ({ visitor }) => {
  const titles = content.focusAreas.focusAreas.map(({ title }) => title);
  await visitor.open('/focus-areas');
  for (const title of titles.toReversed()) {
    await visitor.click('tab', title);
    await expectSeen(visitor, 'tabpanel', title);
    for (const other of titles.filter((it) => it !== title)) {
      await expectUnseen(visitor, 'tabpanel', other);
    }
  }
});

test('the stories turn, round and round', async ({ visitor }) => {
  await visitor.open('/');
  for (const number of [2, 3, 1]) {
    await visitor.click('button', 'Next story');
    await expectSeen(visitor, 'group', `${number} of 3`);
  }
});

test('a picture opens large, and closes on Escape', async ({ visitor }) => {
  await visitor.open('/about');
  for (const { image, caption } of content.gallery.gallery) {
    await visitor.click('link', `${image.alt} – ${about.galleryIntro.enlarge}`);
    await expectSeen(visitor, 'dialog', caption);
    await visitor.press('Escape');
    await expectUnseen(visitor, 'dialog', caption);
  }
});

test('an empty form is refused; a whole one is logged and thanked for', async ({
  visitor,
  site,
}) => {
  await visitor.open('/contact');
  await visitor.click('button', contact.form.send);
  await expectNotice(visitor, 'alert', {
    title: 'Error',
    text: 'Please fill in all fields before submitting.',
  });
  expect(site.logged).toEqual([]);
  for (const field of ['name', 'email', 'subject', 'message'] as const) {
    await visitor.write(contact.form.labels[field], message[field]);
  }
  await visitor.click('button', contact.form.send);
  await expectNotice(visitor, 'status', {
    title: 'Message Sent!',
    text: "Thank you for reaching out. We'll get back to you soon.",
  });
  expect(site.logged).toEqual([[expect.any(String), message]]);
});

test('Share copies the link, and says so', async ({ visitor }) => {
  await visitor.open(postPath(post.id));
  await visitor.click('button', blog.share.label);
  await expectNotice(visitor, 'status', {
    title: 'Link copied!',
    text: 'Blog post link copied to clipboard',
  });
});

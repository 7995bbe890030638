import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { before, copy, expect, now, photoNamed, test } from './editor.ts';

test('a job is changed: the page follows at once, the file when it is saved', async ({
  editor,
}) => {
  await editor.open('_singletons/entries/jobs');
  await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText('Work with us');
  await editor.field('jobs').getByRole('button', { name: 'Expand', exact: true }).click();
  await editor.field('jobs.0.title').getByRole('textbox').fill('Driver: half-time');
  await expect(editor.preview.getByRole('heading', { name: 'Driver: half-time' })).toBeVisible();
  expect(now('jobs.yaml')).toBe(before('jobs.yaml'));
  await editor.save();
  const [title] = /title: Member of .*/.exec(before('jobs.yaml')) ?? [''];
  expect(now('jobs.yaml')).toBe(before('jobs.yaml').replace(title, "title: 'Driver: half-time'"));
});

test('a post is written from nothing, with a photo and a box, up to its page', async ({
  editor,
}) => {
  await editor.open('posts/new');
  await editor.text('Title').fill('Planting day: forty trees');
  await editor
    .text('Excerpt')
    .fill('Forty seedlings, twelve spades and a cloud that stayed all morning.');
  await editor.field('date').locator('input').fill('2026-11-17');
  await editor.text('Author').fill('Harriet Apiyo');
  await editor.text('Category').fill('From the field');

  await editor.choosePhoto(editor.field('image.file'), await photoNamed('Planting Day.png'));
  await expect(editor.field('image.file').getByText('New: planting-day.webp')).toBeVisible();
  await editor.text('Description').fill('Young trees in rows behind a school');

  await editor.text('Text').click();
  await editor.page.keyboard.type('We began at seven, while the soil was cool.');
  await editor.page.keyboard.press('Enter');
  await editor.field('body').getByRole('button', { name: 'Box', exact: true }).first().click();
  const box = editor.page.getByRole('dialog', { name: 'Box' });
  if (!(await box.isVisible())) await editor.field('body').locator('[data-component-name]').click();
  await box.getByRole('textbox', { name: 'Title of the box' }).fill('Bring with you');
  for (const point of ['A spade', 'A friend']) {
    await box.getByRole('button', { name: /^Add/ }).click();
    await box.getByRole('textbox', { name: 'Point' }).last().fill(point);
  }
  await box.getByRole('button', { name: /^(Update|Insert)$/ }).click();

  const page = editor.preview;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planting day: forty trees');
  await expect(page.getByRole('img', { name: 'Young trees in rows' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Bring with you' })).toContainText(
    'A friend',
  );
  await expect(editor.page.getByText('Nothing is wrong')).toBeVisible();

  await editor.save();
  expect(now('posts/planting-day-forty-trees.md')).toBe(`---
title: 'Planting day: forty trees'
excerpt: Forty seedlings, twelve spades and a cloud that stayed all morning.
date: 2026-11-17
author: Harriet Apiyo
category: From the field
image:
  file: planting-day.webp
  alt: Young trees in rows behind a school
---

We began at seven, while the soil was cool.

> **Bring with you**
>
> - A spade
> - A friend
`);
  expect(existsSync(join(copy, 'content/pictures/planting-day.webp'))).toBe(true);

  // Reopened, it has its photo and no unsaved changes.
  await editor.open('posts/entries/planting-day-forty-trees');
  await expect(editor.saveButton).toBeDisabled();
  await expect(page.getByRole('img', { name: 'Young trees in rows' })).toHaveJSProperty(
    'naturalWidth',
    400,
  );
});

test('words of a post are made bold and a link', async ({ editor }) => {
  const { keyboard } = editor.page;
  await editor.open('posts/entries/young-and-ready-to-lead');
  await editor.text('Text').click();
  await keyboard.press('Control+A');
  await keyboard.type('We began at ');
  await keyboard.press('Control+B');
  await keyboard.type('seven');
  await keyboard.press('Control+B');
  await keyboard.type('. See our jobs');
  for (const _ of ['jobs', 'our ']) await keyboard.press('Shift+Control+ArrowLeft');
  await editor.field('body').getByRole('button', { name: 'Link', exact: true }).click();
  const dialog = editor.page.getByRole('dialog', { name: 'Insert Link' });
  await dialog.getByRole('textbox', { name: 'URL' }).fill('/jobs');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(editor.preview.getByText('seven', { exact: true })).toHaveRole('strong');
  const link = editor.preview.getByRole('main').getByRole('link', { name: 'our jobs' });
  await expect(link).toHaveAttribute('href', '/jobs');
  await editor.save();
  expect(now('posts/young-and-ready-to-lead.md')).toMatch(
    /\n---\n\nWe began at \*\*seven\*\*\. See \[our jobs\]\(\/jobs\)\n$/,
  );
});

test('a drawing is chosen by a small picture of it; a story takes no photo', async ({ editor }) => {
  await editor.open('_singletons/entries/stories');
  // Sveltia renders fields when they scroll into view.
  await editor.field('stories.0.image').scrollIntoViewIfNeeded();
  const drawing = editor.field('stories.0.image.file');
  await expect(drawing.getByRole('button', { name: 'Choose a photo…' })).toBeHidden();
  await drawing.getByText('Choose a drawing…').click();
  const landscape = drawing.getByRole('radio', { name: 'landscape' });
  await expect(
    drawing.locator('label', { hasText: 'landscape' }).locator('img'),
  ).not.toHaveJSProperty('naturalWidth', 0);
  await landscape.check();
  await editor.save();
  expect(now('stories.yaml')).toBe(
    before('stories.yaml').replace(/file: .*/, 'file: landscape.svg'),
  );
});

test('a call is copied, given days of its own, and deleted', async ({ editor }) => {
  await editor.open('calls/entries/board-of-governors-2025');
  await editor.page.getByRole('button', { name: 'Show Editor Options' }).click();
  await editor.page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await editor.text('Title').fill('Call for Trainers');
  const check = editor.field('validation');
  await expect(check).toContainText(/Posted on and Deadline are those of “[^”]+”/);
  await editor.field('date').locator('input').fill('2026-01-05');
  await expect(check).not.toContainText('Posted on');
  await expect(check).toContainText(/Jobs › “[^”]+” leads to this call and takes its deadline\./);
  await editor.field('deadline').locator('input').fill('2026-02-01');
  await editor.save();
  expect(now('calls/call-for-trainers.yaml')).toBe(
    before('calls/board-of-governors-2025.yaml')
      .replace(/title: .*/, 'title: Call for Trainers')
      .replace(/date: .*/, 'date: 2026-01-05')
      .replace(/deadline: .*/, 'deadline: 2026-02-01'),
  );
  await editor.open('calls/entries/call-for-trainers');
  await editor.page.getByRole('button', { name: 'Show Editor Options' }).click();
  await editor.page.getByRole('menuitem', { name: /^Delete/ }).click();
  await editor.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(() =>
    expect(existsSync(join(copy, 'content/calls/call-for-trainers.yaml'))).toBe(false),
  ).toPass();
});

test('the page is shown as on a phone, and its links lead nowhere', async ({ editor }) => {
  await editor.open('_singletons/entries/home');
  const heading = editor.preview.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const wide = await heading.evaluate(() => innerWidth);
  await editor.page
    .frameLocator('iframe[title="Content Preview"]')
    .getByLabel('As on a phone')
    .check();
  await expect.poll(() => heading.evaluate(() => innerWidth)).toBe(360);
  expect(wide).toBeGreaterThan(360);
  await editor.preview.getByRole('link', { name: 'Get Involved' }).click();
  await expect(heading).toContainText('championing');
});

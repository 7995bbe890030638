import { content } from './content.ts';
import { expect, expectReachable, test } from './test.ts';

const { about } = content;
const { team } = content.team;

test('a reader learns who we are, what for and with whom, and what we answer for', async ({
  page,
}) => {
  await page.goto('/about');

  await test.step('its sections, in the order of the specification', async () => {
    const headings = page.getByRole('main').locator('h1, h2');
    await expect(headings).toHaveText([
      about.whoWeAre.title,
      about.legal.title,
      'Our Work in Action',
      about.objectives.title,
      about.groupsServed.title,
      about.teamIntro.title,
      about.governance.title,
    ]);
    for (const text of [...about.whoWeAre.paragraphs, ...about.governance.paragraphs]) {
      await expect(page.getByText(text)).toBeVisible();
    }
  });

  await test.step('the legal box, with both readings of the founding year', async () => {
    await expect(page.getByText('Founded in 2025')).toBeVisible();
    const box = page.getByRole('region', { name: about.legal.title });
    for (const { term, fact } of about.legal.facts) {
      await expect(box.getByRole('term').filter({ hasText: term })).toBeVisible();
      await expect(box.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
    }
  });

  await test.step('five objectives, six groups, and everyone of the team', async () => {
    const objectives = page.getByRole('region', { name: about.objectives.title });
    await expect(objectives.getByRole('heading', { level: 3 })).toHaveText([
      'SRHR Access',
      'Climate Action',
      'Gender Equality',
      'Youth Leadership',
      'Sustainable Partnerships',
    ]);
    const groups = page.getByRole('region', { name: about.groupsServed.title });
    await expect(groups.getByRole('listitem')).toHaveText(about.groupsServed.items);
    await expect(groups.getByRole('listitem')).toHaveCount(6);
    const people = page.getByRole('region', { name: about.teamIntro.title }).getByRole('listitem');
    await expect(people).toHaveCount(team.length);
    for (const [index, { name, position, about: story }] of team.entries()) {
      await expect(people.nth(index)).toContainText(name);
      await expect(people.nth(index)).toContainText(position);
      if (story) await expect(people.nth(index).getByText(story)).toBeVisible();
    }
  });

  await test.step('what we promise about money, safety and complaints, and whom to write to', async () => {
    const { promises, title } = about.governance;
    const governed = page.getByRole('region', { name: title });
    await expect(governed.getByRole('term')).toHaveText(promises.items.map((item) => item.title));
    await expect(governed.getByRole('definition')).toHaveText(
      promises.items.map(({ description }) => description),
    );
    await expectReachable(governed, content.organisation.organisation.email, []);
  });
});

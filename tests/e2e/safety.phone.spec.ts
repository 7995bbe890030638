import {
  learnMore,
  messageForm,
  sampleCall,
  sampleDetails,
  samplePartners,
  sampleProjects,
  sampleTeam,
  storiesIntro,
} from '../../src/content/labels.ts';
import { honestRecruitment } from '../../src/content/safety-and-privacy.ts';
import { expect, test } from './test.ts';

for (const [path, examples, advice] of [
  ['/', [storiesIntro.sample], []],
  ['/about', [sampleTeam], []],
  ['/projects', [sampleProjects, samplePartners, learnMore.soonOfProjects], []],
  ['/announcements', [sampleCall], [honestRecruitment]],
  ['/jobs', [], [honestRecruitment]],
  ['/contact', [sampleDetails, learnMore.soonOfWays], [messageForm.keepPrivate]],
] as const) {
  test(`${path} says what on it is an example or does nothing yet, and what keeps visitors safe`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const words of [...examples, ...advice]) {
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    }
  });
}

import type { Locator, Page } from '@playwright/test';
import { fillIn, message, send } from '../../tests/e2e/contact-form.ts';
import { content } from '../../tests/e2e/content.ts';
import { button as storyButton } from '../../tests/e2e/stories.ts';

const { about, contact, focusAreas, home, navigation } = content;
const { form } = contact;

/** Something a visitor does with one tap. */
export interface Step {
  name: string;
  tap: (page: Page) => Locator;
  prepare?: (page: Page) => Promise<void>;
  /** What tells that it has happened. */
  shows?: (page: Page) => Locator;
  hides?: (page: Page) => Locator;
  /** It is there to move what stands below. */
  movesThePage?: boolean;
}

interface Visit {
  path: string;
  steps: Step[];
}

const menu = (page: Page) => page.getByRole('dialog', { name: navigation.frameNames.menu });
const overlay = (page: Page) => page.getByRole('dialog');
const banner = (page: Page) => page.getByRole('complementary', { name: home.banner.label });
const [, area] = focusAreas.focusAreas;

export const visits: Visit[] = [
  {
    path: '/',
    steps: [
      { name: 'Open the menu', tap: button(navigation.frameNames.openMenu), shows: menu },
      { name: 'Close the menu', tap: button(navigation.frameNames.closeMenu), hides: menu },
    ],
  },
  {
    path: '/focus-areas',
    steps: [
      {
        name: 'Choose a tab',
        tap: (page) => page.getByRole('tab', { name: area?.title ?? 'missing' }),
        shows: (page) => page.getByRole('tabpanel', { name: area?.title ?? 'missing' }),
      },
    ],
  },
  {
    path: '/',
    steps: [
      { name: 'Next story', tap: (page) => storyButton(page, 'Next story'), shows: story(2) },
      {
        name: 'Previous story',
        tap: (page) => storyButton(page, 'Previous story'),
        shows: story(1),
      },
    ],
  },
  {
    path: '/about',
    steps: [
      {
        name: 'Open a picture',
        tap: (page) =>
          page.getByRole('region', { name: about.galleryIntro.title }).getByRole('link').first(),
        shows: overlay,
      },
      {
        name: 'Next picture',
        tap: button(about.galleryIntro.next),
        shows: (page) =>
          page.getByRole('dialog', { name: content.gallery.gallery[1]?.caption ?? 'missing' }),
      },
      { name: 'Close the picture', tap: button(about.galleryIntro.close), hides: overlay },
    ],
  },
  {
    path: '/contact',
    steps: [
      { name: 'Send an empty form', tap: send, shows: notice('alert', form.incomplete.title) },
      {
        name: 'Send a message',
        prepare: (page) => fillIn(page, message),
        tap: send,
        shows: notice('status', form.sent.title),
      },
    ],
  },
  {
    path: '/',
    steps: [
      {
        name: 'Close the banner',
        tap: button(home.banner.close),
        hides: banner,
        movesThePage: true,
      },
    ],
  },
];

function button(name: string) {
  return (page: Page) => page.getByRole('button', { name, exact: true });
}

function story(number: number) {
  return (page: Page) => page.getByRole('group', { name: `${number} of 3` });
}

function notice(role: 'alert' | 'status', words: string) {
  return (page: Page) => page.getByRole(role).getByText(words);
}

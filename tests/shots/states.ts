import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { postPath } from '../../src/lib/post-path.ts';

/** A screen, or a state of it that opens, and how a visitor gets there. */
export interface State {
  name: string;
  path: string;
  /** What to do before the picture is taken, once React runs. */
  open?: (page: Page) => Promise<void>;
  /** The state stands over the page, so a picture of what is on the screen shows it; else the whole page is taken. */
  isOverlay?: boolean;
}

const post = readdirSync('dist/site/blog')
  .find((name) => /^(?!404).*\.html$/.test(name))
  ?.replace('.html', '');

/** The names of controls stand here as a visitor reads them today: after a change of words, change them here too. */
export const states: State[] = [
  { name: 'home', path: '/' },
  { name: 'home-without-banner', path: '/', open: press('Close announcement'), isOverlay: true },
  { name: 'home-next-story', path: '/', open: nextStory, isOverlay: true },
  { name: 'menu', path: '/', open: openMenu, isOverlay: true },
  { name: 'about', path: '/about' },
  { name: 'about-picture', path: '/about', open: openPicture, isOverlay: true },
  { name: 'focus-areas', path: '/focus-areas' },
  { name: 'focus-areas-climate', path: '/focus-areas#climate' },
  { name: 'focus-areas-gender', path: '/focus-areas#gender' },
  { name: 'focus-areas-youth', path: '/focus-areas#youth' },
  { name: 'projects', path: '/projects' },
  { name: 'blog', path: '/blog' },
  { name: 'blog-empty', path: '/', open: openEmptyBlog },
  ...(post ? statesOfPost(postPath(post)) : []),
  { name: 'post-not-found', path: '/blog/no-such-post' },
  { name: 'announcements', path: '/announcements' },
  { name: 'jobs', path: '/jobs' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-error', path: '/contact', open: press('Send Message'), isOverlay: true },
  { name: 'contact-sent', path: '/contact', open: sendMessage, isOverlay: true },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'error', path: '/', open: breakPage },
];

function statesOfPost(path: string): State[] {
  return [
    { name: 'post', path },
    { name: 'post-copied', path, open: press('Share'), isOverlay: true },
  ];
}

function press(name: string) {
  return (page: Page) => page.getByRole('button', { name }).click();
}

async function nextStory(page: Page) {
  await press('Next story')(page);
  await page.getByRole('region', { name: 'Impact Stories' }).scrollIntoViewIfNeeded();
}

async function openMenu(page: Page) {
  const burger = page.getByRole('button', { name: 'Open menu' });
  if (await burger.isVisible()) await burger.click();
  else await press('Opportunities')(page);
}

async function openPicture(page: Page) {
  await page.getByRole('region', { name: 'Our Work in Action' }).getByRole('link').first().click();
}

async function sendMessage(page: Page) {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Amina');
  await page.getByRole('textbox', { name: 'Email' }).fill('amina@school.example');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Our eco-club');
  await page.getByRole('textbox', { name: 'Message' }).fill('May we visit your tree nursery?');
  await press('Send Message')(page);
}

async function openEmptyBlog(page: Page) {
  await page.route('**/blog.json', (route) => route.fulfill({ json: [] }));
  await goTo(page, 'Blog');
  await page.getByRole('heading', { name: 'No blog posts available yet' }).waitFor();
}

/** As when the network is lost between two pages. */
async function breakPage(page: Page) {
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
}

async function goTo(page: Page, name: string) {
  const burger = page.getByRole('button', { name: 'Open menu' });
  if (await burger.isVisible()) await burger.click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

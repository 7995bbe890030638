/**
 * What the specification fixes to the letter, a test a sentence, in its order. All of it is asked of the site that is built with
 * tests/content, so that staff may change their words. Its behaviour (sections 4 and 8, and parts of 2, 5 and 7), with the words of
 * its notices, empty states and error screen, is tested in the files of their names: header, menu, banner, stories, gallery,
 * focus-areas, notices, contact-form, message-form, share, islands, few, not-found.
 */
import type { Locator, Page } from '@playwright/test';
import { addressOf, test as base, expect, onDesktop, onPhone, withMotion } from './test.ts';

/** Opens a screen once for all tests that only read it, which saves fifty visits. */
type Read = (path: string) => Promise<Page>;

const test = base.extend<object, { read: Read }>({
  read: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>();
      await use(async (path) => {
        const page = pages.get(path) ?? (await browser.newPage({ reducedMotion: 'reduce' }));
        if (!pages.has(path)) await page.goto(addressOf('specification') + path);
        pages.set(path, page);
        return page;
      });
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
});

// One worker, so that each screen is opened once.
test.describe.configure({ mode: 'default' });

test.afterEach(() => {
  if (test.info().errors.length === 0) return;
  throw new Error(
    'The specification fixes what this test asks for. The words are in tests/content, or in the page or component that shows ' +
      'them. If the specification has changed, change them there, here, and in other tests in tests/e2e that contain them.',
  );
});

const mainLinks = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Focus Areas', '/focus-areas'],
  ['Projects', '/projects'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
];

const opportunities = [
  ['Announcements', '/announcements'],
  ['Jobs', '/jobs'],
];

const main = (page: Page) => page.getByRole('main');

/** The texts of links with the addresses they lead to. */
function linksIn(
  place: Locator,
  options?: { includeHidden: boolean },
): Promise<(string | null)[][]> {
  return place
    .getByRole('link', options)
    .evaluateAll((all) =>
      all.map((it) => [it.textContent.replaceAll('\u00a0', ' '), it.getAttribute('href')]),
    );
}

/** The visible text of an element, with single spaces. */
async function textOf(place: Locator): Promise<string> {
  return (await place.innerText()).replaceAll(/\s+/g, ' ');
}

test.describe('2. Screens and routes', onDesktop, () => {
  for (const [route, screen] of [
    ['/', 'No girl alone: championing SRHR and climate resilience'],
    ['/about', 'Who we are'],
    ['/focus-areas', 'Four areas, one purpose'],
    ['/projects', 'Our projects'],
    ['/blog', 'Blog'],
    ['/blog/young-and-ready-to-lead', 'Young, ready and rarely asked'],
    ['/announcements', 'Call for Volunteers: Board of Governors'],
    ['/jobs', 'Work with us'],
    ['/contact', 'Talk to us'],
  ] as const) {
    test(`${route} shows its screen`, async ({ read }) => {
      const heading = (await read(route)).getByRole('heading', { level: 1 });
      await expect(heading).toHaveText([screen]);
    });
  }

  test('any other path is the 404 page, with ‘Oops! Page not found’ and a link back to home', async ({
    read,
  }) => {
    const page = await read('/nope');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(main(page).locator('a[href="/"]')).toBeVisible();
  });
});

test.describe('2. Shared header', onDesktop, () => {
  test('logo and product name link to home', async ({ read }) => {
    const name = (await read('/about')).getByRole('banner').getByRole('link').first();
    await expect(name).toHaveText('E-YESS Uganda');
    await expect(name).toHaveAttribute('href', '/');
    await expect(name.locator('svg')).toBeVisible();
  });

  test('links: Home, About Us, Focus Areas, Projects, Blog, Contact', async ({ read }) => {
    const header = (await read('/about')).getByRole('banner').getByRole('navigation');
    expect(await linksIn(header)).toEqual(mainLinks);
  });

  test('an ‘Opportunities’ dropdown holds Announcements and Jobs', async ({ read }) => {
    const header = (await read('/about')).getByRole('banner');
    await expect(header.getByRole('button', { name: 'Opportunities' })).toBeVisible();
    expect(await linksIn(header.locator('#opportunities'), { includeHidden: true })).toEqual(
      opportunities,
    );
  });

  test('a ‘Support Us’ button has no action', async ({ read }) => {
    const page = await read('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Support Us' }).click();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('2. Shared header on small screens', { tag: onPhone.tag }, () => {
  test.use(withMotion);

  test('a toggle opens a slide-in menu (300 ms) with the same links; choosing one closes it', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button').filter({ visible: true }).first().tap();
    const menu = page.getByRole('dialog');
    await expect(menu).toHaveCSS('transition-duration', /^0\.3s/);
    expect(await linksIn(menu)).toEqual([...mainLinks, ...opportunities]);
    await expect(menu.getByRole('button', { name: 'Support Us' })).toBeVisible();
    await menu.locator('a[href="/about"]').tap();
    await expect(menu).toBeHidden();
  });
});

test.describe('2. Shared footer', onDesktop, () => {
  const footer = async (read: Read) => (await read('/jobs')).getByRole('contentinfo');

  test('home link with logo; organisation blurb', async ({ read }) => {
    const name = (await footer(read)).getByRole('link', { name: 'E-YESS Uganda' });
    await expect(name).toHaveAttribute('href', '/');
    await expect(name.locator('svg')).toBeVisible();
    await expect(
      (await footer(read)).getByText('A youth-led, women-inclusive non-profit'),
    ).toBeVisible();
  });

  test('Quick Links (About Us, Focus Areas, Our Projects, Contact Us)', async ({ read }) => {
    const quickLinks = (await footer(read)).getByRole('navigation', { name: 'Quick Links' });
    expect(await linksIn(quickLinks)).toEqual([
      ['About Us', '/about'],
      ['Focus Areas', '/focus-areas'],
      ['Our Projects', '/projects'],
      ['Contact Us', '/contact'],
    ]);
  });

  test('core values', async ({ read }) => {
    expect(await textOf(await footer(read))).toMatch(
      /Equity & Inclusion Youth & Women Empowerment Evidence-Based Action Sustainability Sincerity/,
    );
  });

  test('contact block with a place in Kampala, Uganda, {email} and {phone}', async ({ read }) => {
    const block = (await footer(read)).locator('address');
    await expect(block).toContainText(/Kampala, Uganda/);
    expect(await linksIn(block)).toEqual([
      ['hello@e-yess.example', 'mailto:hello@e-yess.example'],
      ['+256 000 000 001', 'tel:+256000000001'],
    ]);
  });

  test('copyright with the current year', async ({ page }) => {
    await page.clock.setFixedTime('2031-06-01T12:00:00Z');
    await page.goto('/jobs');
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 E-YESS Uganda');
  });

  test('three social links (Facebook, Twitter, Instagram) that point nowhere', async ({ read }) => {
    const links = (await footer(read)).getByRole('link', { disabled: true });
    await expect(links).toHaveText(['Facebook', 'Twitter', 'Instagram']);
    for (const link of await links.all()) await expect(link).not.toHaveAttribute('href');
  });
});

test.describe('2. Home', onDesktop, () => {
  test('dismissible banner with a Learn More link to /announcements and a close button', async ({
    read,
  }) => {
    const banner = (await read('/')).getByRole('dialog');
    await expect(banner).toContainText('Call for Volunteers: Board of Governors');
    await expect(banner.getByRole('link')).toHaveText(/^Learn More/);
    await expect(banner.getByRole('link')).toHaveAttribute('href', '/announcements');
    await expect(banner.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  test('hero with two buttons: About Us to /about, Get Involved to /contact', async ({ read }) => {
    const page = await read('/');
    const hero = page.locator('div', { has: page.getByRole('heading', { level: 1 }) }).last();
    expect(await linksIn(hero)).toEqual([
      ['About Us', '/about'],
      ['Get Involved', '/contact'],
    ]);
    await expect(hero).toContainText('Our mission:');
  });

  test('its sections, in this order: mission, vision, figures, areas, values, call to action, stories', async ({
    read,
  }) => {
    await expect(main(await read('/')).getByRole('heading', { level: 2 })).toHaveText([
      'Our mission',
      'Our vision',
      'Our impact so far',
      'What we work on',
      'E-YESS: our core values',
      'Come and sit with us',
      'Impact Stories',
    ]);
  });

  test('mission and vision cards', async ({ read }) => {
    const page = await read('/');
    await expect(page.getByRole('region', { name: 'Our mission' })).toContainText('No girl should');
    await expect(page.getByRole('region', { name: 'Our vision' })).toContainText('A Uganda where');
  });

  test('figures: 5+ years of service, 1000+ youth empowered, 50+ communities reached, 10+ ongoing projects', async ({
    read,
  }) => {
    const figures = (await read('/')).getByRole('region', { name: 'Our impact so far' });
    await expect(figures.getByRole('listitem')).toHaveText([
      /^5\+ years of service/,
      /^1000\+ youth empowered/,
      /^50\+ communities reached/,
      /^10\+ ongoing projects/,
    ]);
  });

  test('four focus-area cards and an ‘Explore Our Programs’ link to /focus-areas', async ({
    read,
  }) => {
    const areas = (await read('/')).getByRole('region', { name: 'What we work on' });
    expect(await linksIn(areas)).toEqual([
      ['Sexual and Reproductive Health', '/focus-areas#srhr'],
      ['Climate Justice', '/focus-areas#climate'],
      ['Gender Equality', '/focus-areas#gender'],
      ['Youth Development', '/focus-areas#youth'],
      ['Explore Our Programs', '/focus-areas'],
    ]);
  });

  test('core values E-YESS', async ({ read }) => {
    const values = (await read('/')).getByRole('region', { name: 'E-YESS' });
    await expect(values.getByRole('heading', { level: 3 })).toHaveText([
      'Equity & Inclusion',
      'Youth & Women Empowerment',
      'Evidence-Based Action',
      'Sustainability',
      'Sincerity',
    ]);
    const letters = await values.locator('li > [aria-hidden]').allInnerTexts();
    expect(letters.join('')).toBe('EYESS');
  });

  test('call to action with links to /projects and /contact', async ({ read }) => {
    const callToAction = (await read('/')).getByRole('region', { name: 'Come and sit with us' });
    const addresses = (await linksIn(callToAction)).map(([, href]) => href);
    expect(addresses).toEqual(['/projects', '/contact']);
  });

  test('stories: each card shows quote, then name and age, then location followed by Uganda', async ({
    read,
  }) => {
    const stories = (await read('/')).getByRole('region', { name: 'Impact Stories' });
    expect(await textOf(stories)).toMatch(
      /I used to stay at home.*” Nakku, 14 Kampala, Uganda.*We planted trees.*” Aisha, 11 Ntinda, Uganda.*In the girls’ circle.*” Mirembe, 16 Jinja, Uganda/,
    );
  });
});

test.describe('2. About', onDesktop, () => {
  test('its sections, in this order', async ({ read }) => {
    await expect(main(await read('/about')).locator('h1, h2')).toHaveText([
      'Who we are',
      'Legal information',
      'Our Work in Action',
      'Our strategic objectives',
      'The people we serve',
      'Our team',
      /./,
    ]);
  });

  test('image gallery ‘Our Work in Action’ (4 captioned images)', async ({ read }) => {
    const gallery = (await read('/about')).getByRole('region', { name: 'Our Work in Action' });
    await expect(gallery.getByRole('figure')).toHaveText([
      /A girls’ circle talks about health and rights$/,
      /An eco-club waters its tree nursery$/,
      /Young mothers sew reusable pads together$/,
      /Young leaders put their questions to district officials$/,
    ]);
    await expect(gallery.getByRole('figure').getByRole('img')).toHaveCount(4);
  });

  test('five strategic objectives', async ({ read }) => {
    const objectives = (await read('/about')).getByRole('region', { name: 'objectives' });
    await expect(objectives.getByRole('heading', { level: 3 })).toHaveText([
      'SRHR Access',
      'Climate Action',
      'Gender Equality',
      'Youth Leadership',
      'Sustainable Partnerships',
    ]);
  });

  test('six groups of people served', async ({ read }) => {
    const groups = (await read('/about')).getByRole('region', { name: 'The people we serve' });
    await expect(groups.getByRole('listitem')).toHaveText([
      /10–17/,
      /18–24/,
      /mothers/,
      /disabilities/,
      /Boys/,
      /Communities/,
    ]);
  });

  test('a team of five members (name, position, photo)', async ({ read }) => {
    const team = (await read('/about')).getByRole('region', { name: 'Our team' });
    await expect(team.getByRole('listitem')).toHaveText([
      /^Joan NabiryeExecutive Director/,
      /^Harriet ApiyoHealth and Rights Lead/,
      /^Daniel MugishaClimate Justice Lead/,
      /^Sarah NamubiruGender and Youth Lead/,
      /^Simon OjaraFinance and Learning Lead/,
    ]);
    await expect(team.getByRole('listitem').getByRole('img')).toHaveCount(5);
  });

  test('a governance text', async ({ read }) => {
    const governance = main(await read('/about'))
      .getByRole('region')
      .last();
    await expect(governance).toContainText('Board of Governors');
  });
});

test.describe('2. Focus Areas', onDesktop, () => {
  test('srhr, climate, gender, youth: each with a description and a list of 5, 5, 4 and 4', async ({
    read,
  }) => {
    const areas = await main(await read('/focus-areas'))
      .locator('section')
      .evaluateAll((all) =>
        all.map((it) => [it.id, it.textContent, it.querySelector('ul')?.children.length] as const),
      );
    expect(areas.map(([id, , count]) => [id, count])).toEqual([
      ['srhr', 5],
      ['climate', 5],
      ['gender', 4],
      ['youth', 4],
    ]);
    for (const [index, description] of [
      'Every girl has the right',
      'Those who did least',
      'Girls and boys are born',
      'Uganda has one of the youngest',
    ].entries()) {
      expect(areas[index]?.[1]).toContain(description);
    }
  });
});

test.describe('2. Projects', onDesktop, () => {
  const projects = [
    ['The Asking Circle', 'Sexual and Reproductive Health'],
    ['Every Day at School', 'Sexual and Reproductive Health'],
    ['Green Hands', 'Climate Justice'],
    ['Safe at Home, Safe on the Road', 'Gender Equality'],
    ['Her Own Account', 'Youth Development'],
  ] as const;

  test('five project cards (title, description, category, icon, image)', async ({ read }) => {
    const cards = (await read('/projects')).getByRole('article');
    await expect(cards).toHaveCount(5);
    for (const [index, [title, category]] of projects.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(card.getByText(category).first()).toBeVisible();
      await expect(card.getByRole('img')).toBeVisible();
      await expect(card.locator('svg')).toBeVisible();
      expect(await textOf(card)).toMatch(
        /Where .* Who takes part .* Since 20\d\d A normal week .* What we learnt /,
      );
    }
  });

  test('a ‘Learn More’ button with no action', async ({ read }) => {
    const page = await read('/projects');
    const buttons = page.getByRole('article').getByRole('button');
    await expect(buttons).toHaveText(Array(5).fill(/^Learn More/));
    for (const button of await buttons.all()) await button.click();
    await expect(page).toHaveURL(/\/projects$/);
  });

  test('a monitoring, evaluation and learning section', async ({ read }) => {
    const section = (await read('/projects')).getByRole('region', { name: 'Monitoring' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Monitoring',
      'Evaluation',
      'Learning',
      'Something we dropped',
    ]);
  });

  test('a partners list of five names', async ({ read }) => {
    const partners = (await read('/projects')).getByRole('region', { name: 'partners' });
    await expect(partners.getByRole('listitem')).toHaveCount(5);
  });
});

test.describe('2. Contact', onDesktop, () => {
  test('location, email and phone cards', async ({ read }) => {
    const page = main(await read('/contact'));
    await expect(page.getByText('Nakawa, Kampala, Uganda')).toBeVisible();
    expect(await linksIn(page)).toEqual([
      ['hello@e-yess.example', 'mailto:hello@e-yess.example'],
      ['+256 000 000 001', 'tel:+256000000001'],
      // In the note on examples, and above the form.
      ['call 116', 'tel:116'],
      ['call 116', 'tel:116'],
    ]);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Location',
      'Email',
      'Phone',
      'Send us a message',
      'Four ways to help',
    ]);
  });

  test('four cards (Volunteer, Partner, Donate, Advocate) with inert ‘Learn More’ buttons', async ({
    read,
  }) => {
    const page = await read('/contact');
    const cards = page.getByRole('region', { name: 'Four ways to help' });
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
      'Volunteer',
      'Partner',
      'Donate',
      'Advocate',
    ]);
    const buttons = cards.getByRole('button', { name: 'Learn More' });
    await expect(buttons).toHaveCount(4);
    for (const button of await buttons.all()) await button.click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test.describe('2. Blog list', onDesktop, () => {
  test('cards with image, category, title, long-form date, read time, excerpt, author and a ‘Read More’ link', async ({
    read,
  }) => {
    const card = (await read('/blog')).getByRole('article');
    await expect(card.getByRole('img')).toBeVisible();
    for (const text of [
      'Youth voices',
      'Young, ready and rarely asked',
      'September 29, 2025',
      '5 min read',
      'Over 75% of Ugandans are under 30, yet',
      'The E-YESS Uganda team',
    ]) {
      await expect(card.getByText(text).first()).toBeVisible();
    }
    const link = card.getByRole('link', { name: 'Read More' });
    await expect(link).toHaveAttribute('href', '/blog/young-and-ready-to-lead');
  });
});

test.describe('2. Blog post', onDesktop, () => {
  const post = (read: Read) => read('/blog/young-and-ready-to-lead');

  test('hero image, category, title, author, date, read time, a Share button', async ({ read }) => {
    const article = (await post(read)).getByRole('article');
    await expect(article.getByRole('img').first()).toBeVisible();
    expect(await textOf(article)).toMatch(
      /^Youth voices Young, ready and rarely asked The E-YESS Uganda team September 29, 2025 5 min read Share /,
    );
  });

  test('body blocks: introduction, paragraphs, headings, subheadings, lists, a callout and a frame', async ({
    read,
  }) => {
    const page = await post(read);
    const column = page.locator('article div', { has: page.locator('> h2') });
    const blocks = await column.evaluate((it) =>
      [...it.children].map(({ localName }) => localName),
    );
    expect(blocks.join(' ')).toBe(
      'p p h2 p p h3 ul p div h2 p p p p p h2 p p p h2 p p p aside p h2 p p p',
    );
    const callout = page.getByRole('complementary', {
      name: 'If you hold a seat, a key or a budget',
    });
    await expect(callout.getByRole('listitem')).toHaveCount(3);
    await expect(column.locator('> ul > li').first()).toHaveText(/^What is said on the mat stays/);
  });

  test('a ‘Get Involved’ link to /contact', async ({ read }) => {
    const link = main(await post(read)).getByRole('link', { name: 'Get Involved' });
    await expect(link).toHaveAttribute('href', '/contact');
  });

  test('an unknown id shows ‘Blog Post Not Found’ with a Back to Blog button', async ({ read }) => {
    const page = await read('/blog/no-such-post');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
    const link = main(page).getByRole('link', { name: 'Back to Blog' });
    await expect(link).toHaveAttribute('href', '/blog');
  });
});

test.describe('2. Announcements', onDesktop, () => {
  const call = async (read: Read) => main(await read('/announcements'));

  test('one featured opportunity with overview, responsibilities, expertise, why join, how to apply, contact', async ({
    read,
  }) => {
    const page = await call(read);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Overview',
      'Responsibilities',
      /expertise/i,
      /why join/i,
      /how to apply/i,
      'Contact',
    ]);
    const part = (name: string) => page.getByRole('region', { name });
    await expect(part('Overview')).toContainText('The Board of Governors sets our direction');
    await expect(part('Responsibilities').getByRole('listitem')).toHaveCount(5);
    await expect(part('Desired expertise').getByRole('listitem')).toHaveCount(5);
    await expect(part('Why join')).toContainText('You help guide a young organisation');
  });

  test('how to apply (numbered)', async ({ read }) => {
    const steps = (await call(read)).getByRole('region', { name: 'How to apply' }).locator('ol');
    await expect(steps.getByRole('listitem')).toHaveText([
      /1.*letter of interest of 1–2 pages/,
      /2.*current CV/,
      /3.*Send both by email/,
    ]);
  });

  test('contact email and phones', async ({ read }) => {
    const contact = (await call(read)).getByRole('region', { name: 'Contact' });
    expect(await linksIn(contact)).toEqual([
      ['hello@e-yess.example', 'mailto:hello@e-yess.example'],
      ['+256 000 000 001', 'tel:+256000000001'],
      ['+256 000 000 002', 'tel:+256000000002'],
    ]);
  });

  test('an ‘Apply Now’ mail link', async ({ read }) => {
    const link = (await call(read)).getByRole('link', { name: 'Apply Now' });
    const subject = 'Call%20for%20Volunteers%3A%20Board%20of%20Governors';
    await expect(link).toHaveAttribute('href', `mailto:hello@e-yess.example?subject=${subject}`);
  });
});

test.describe('2. Jobs', onDesktop, () => {
  test('openings with title, type badge, description, location, posted text and a ‘View Details’ link', async ({
    read,
  }) => {
    const opening = main(await read('/jobs')).getByRole('article');
    await expect(opening).toHaveCount(1);
    await expect(opening.getByRole('heading')).toHaveText('Member of the Board of Governors');
    for (const text of ['Volunteer', 'Remote', '2 days ago', 'Help guide a young organisation']) {
      await expect(opening.getByText(text)).toBeVisible();
    }
    const link = opening.getByRole('link', { name: 'View Details' });
    await expect(link).toHaveAttribute('href', '/announcements');
  });
});

test.describe('5. Validation rules', onDesktop, () => {
  test('name, email, subject and message are required by the browser; email is of email type', async ({
    read,
  }) => {
    const fields = (await read('/contact')).getByRole('textbox');
    const kinds = await fields.evaluateAll((all) =>
      all.map((it) => [
        it.getAttribute('name'),
        it.hasAttribute('required'),
        it.getAttribute('type'),
      ]),
    );
    expect(kinds).toEqual([
      ['name', true, 'text'],
      ['email', true, 'email'],
      ['subject', true, 'text'],
      ['message', true, null],
    ]);
  });
});

test.describe('9. Business constants and limits', onDesktop, () => {
  test('board volunteer call: posted October 1, 2025; deadline October 15, 2025', async ({
    read,
  }) => {
    const dates = main(await read('/announcements'))
      .locator('dl')
      .first();
    await expect(dates).toHaveText('PostedOctober 1, 2025DeadlineOctober 15, 2025');
    const machineReadable = await dates
      .locator('time')
      .evaluateAll((all) => all.map((it) => it.getAttribute('datetime')));
    expect(machineReadable).toEqual(['2025-10-01', '2025-10-15']);
  });

  test('target group: girls and young women aged 10–24', async ({ read }) => {
    await expect(main(await read('/'))).toContainText('girls and young women aged 10–24');
  });

  test('the post states that over 75% of Ugandans are under 30', async ({ read }) => {
    const page = main(await read('/blog/young-and-ready-to-lead'));
    await expect(page).toContainText('Over 75% of Ugandans are under 30');
    await expect(page.locator('time')).toHaveAttribute('datetime', '2025-09-29');
  });

  test('established 2020 and incorporated 2025; a ‘Founded in 2025’ text differs from this', async ({
    read,
  }) => {
    const page = await read('/about');
    const legal = page.getByRole('region', { name: 'Legal information' });
    expect(await textOf(legal)).toContain('Established 2020 Incorporated 2025');
    await expect(page.getByText('Founded in 2025', { exact: true })).toBeVisible();
    await expect(page.getByText(/2020.* 2025 we founded/)).toBeVisible();
  });
});

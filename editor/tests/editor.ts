import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  test as base,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import sharp from 'sharp';

/** The copy of the project that the editor writes into. */
export const copy = process.env['EDITOR_FOLDER'] ?? throwMissing();

/** Without a copy the tests would empty the project's own content. */
function throwMissing(): never {
  throw new Error(
    'Run the editor’s tests with `npm run test:editor`: it makes the copy that they write into.',
  );
}

interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo under a name of your choice. */
export async function photoNamed(name: string, background = 'green'): Promise<Photo> {
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background } });
  const type = /png$/i.test(name) ? 'png' : 'jpeg';
  return { name, mimeType: `image/${type}`, buffer: await image.toFormat(type).toBuffer() };
}

/** The page object of the editor. */
export class Editor {
  readonly page: Page;
  /** The real page beside the form. */
  readonly preview: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.preview = page
      .frameLocator('iframe[title="Content Preview"]')
      .frameLocator('iframe[title="The page"]:not([style*="hidden"])');
  }

  /** Opens the form of an entry, such as posts/entries/planting-day, or of a file, such as _singletons/entries/jobs. */
  async open(place: string): Promise<void> {
    await this.goTo(`collections/${place}`);
    await expect(this.saveButton).toBeVisible();
    await expect(this.page.getByText(/Nothing is wrong|Before you can save/)).toBeVisible();
    // A form that is only a list is collapsed.
    if ((await this.textArea.count()) === 0) {
      await this.page.getByRole('button', { name: 'Expand', exact: true }).first().click();
      await expect(this.textArea).toBeVisible();
    }
  }

  /** Opens the editor at an address of its own, such as assets. */
  async goTo(address: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(`/#/${address}`);
    await this.page.getByRole('button', { name: 'Work with Local Repository' }).click();
  }

  get saveButton() {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  text(label: string) {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  /** The first visible text area. */
  get textArea() {
    return this.page.locator('.field textarea:visible').first();
  }

  /** A field by its place in the entry, such as jobs.0.title. */
  field(place: string) {
    return this.page.locator(`.field[data-key-path="${place}"]`);
  }

  /** Chooses a photo in a field for pictures, or in a dialog with such a field. */
  async choosePhoto(field: Locator, photo: Photo): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await field.getByRole('button', { name: 'Choose a photo…' }).click();
    await (await chooser).setFiles(photo);
  }

  /** Saves, and waits until the form has closed: then the files are written. */
  async save(): Promise<void> {
    await this.saveButton.click();
    await this.page.waitForURL((url) => !/\/(entries\/|new$)/.test(url.hash));
  }
}

/** What a file in content/ holds now, and what it held when the test began. */
export function now(path: string): string {
  return readFileSync(join(copy, 'content', path), 'utf8');
}

export function before(path: string): string {
  return readFileSync(join('tests/content', path), 'utf8');
}

/** The CSP blocks Sveltia's requests for web fonts. */
const blockedByCsp = /^(Connecting|Loading|Fetch).* violates .*Content Security Policy/;

/** Logged when a used picture or post is not deleted, after the alert. */
const keptInUse = /choose another \w+ there first/;

/** A test fails when the editor sends a request to another host, logs an error or throws. */
export const test = base.extend<{ editor: Editor }>({
  editor: async ({ page, baseURL }, use) => {
    rmSync(join(copy, 'content'), { recursive: true, force: true });
    cpSync('tests/content', join(copy, 'content'), { recursive: true });
    const requests: Request[] = [];
    const errors: string[] = [];
    page.on('request', (request) => requests.push(request));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    // A test that saves fast may leave a backup of the draft.
    const draft = page.getByRole('alertdialog', { name: 'Restore Draft' });
    await page.addLocatorHandler(draft, () =>
      draft.getByRole('button', { name: 'Discard' }).click(),
    );
    await use(new Editor(page));
    const isLocal = (url: string) =>
      url.startsWith(baseURL ?? '') || /^(about|blob|data):/.test(url);
    const sent = requests.filter((request) => request.failure()?.errorText !== 'csp');
    expect(sent.map((request) => request.url()).filter((url) => !isLocal(url))).toEqual([]);
    expect(errors.filter((text) => !blockedByCsp.test(text) && !keptInUse.test(text))).toEqual([]);
  },
});

export { expect };

import type { BrowserContext } from '@playwright/test';

/** Profiles of the browser, by their settings. To start one, with its process, costs more than to open a page in it. */
export class Profiles {
  readonly #kept = new Map<string, Profile>();

  /** Lends a profile that other tests have used, and will, unless something is done to it that would last. */
  async lend(
    settings: string,
    open: () => Promise<BrowserContext>,
    use: (context: BrowserContext) => Promise<void>,
  ): Promise<void> {
    const profile = this.#kept.get(settings) ?? new Profile(await open());
    this.#kept.delete(settings);
    await profile.hold();
    await use(profile.context);
    if (profile.isChanged) {
      await profile.context.close();
    } else {
      await profile.closePages();
      this.#kept.set(settings, profile);
    }
  }
}

class Profile {
  readonly context: BrowserContext;
  isChanged = false;

  constructor(context: BrowserContext) {
    this.context = context;
    const { addCookies, addInitScript, grantPermissions, route, setOffline, clock } = context;
    this.#noteCallsOf(context, { addCookies, addInitScript, grantPermissions, route, setOffline });
    const { install, setFixedTime, setSystemTime } = clock;
    this.#noteCallsOf(clock, { install, setFixedTime, setSystemTime });
  }

  /** The process of the site's pages would end with the last of them: the first one stays. */
  async hold(): Promise<void> {
    if (this.context.pages().length > 0) return;
    const page = await this.context.newPage();
    await page.goto('/robots.txt');
  }

  async closePages(): Promise<void> {
    const [, ...pages] = this.context.pages();
    for (const page of pages) await page.close();
  }

  #noteCallsOf<Method extends (...given: never[]) => unknown>(
    owner: object,
    methods: Record<string, Method>,
  ): void {
    for (const [name, method] of Object.entries(methods)) {
      const noted = (...given: Parameters<Method>) => {
        this.isChanged = true;
        return method.apply(owner, given);
      };
      Object.assign(owner, { [name]: noted });
    }
  }
}

import { test as base, expect } from '@playwright/test';
import { serveBuiltSite } from '../browser/served-site.ts';
import { type EngineName, engines } from './engines.ts';
import { whyMissing } from './install-engines.ts';
import { type ListeningSite, listenTo } from './listening-site.ts';
import type { Engine, Role, Size, Visitor } from './visitor.ts';

interface OfTest {
  size: Size;
  /** What the site may complain of in this test. */
  expectedComplaints: string[];
  /** Fails the test when the site complains of anything else. */
  site: ListeningSite;
  visitor: Visitor;
}

export interface OfWorker {
  engineName: EngineName;
  engine: Engine | undefined;
  /** The address of the site as it is built. */
  served: string;
}

export const test = base.extend<OfTest, OfWorker>({
  size: [{ width: 1280, height: 900 }, { option: true }],
  expectedComplaints: [[], { option: true }],
  site: async ({ served, expectedComplaints }, use) => {
    const site = await listenTo(served);
    await use(site);
    site.stop();
    expect(site.complaints, 'what the site complains of').toEqual(expectedComplaints);
  },
  visitor: async ({ engine, engineName, site, size }, use, info) => {
    if (!engine) return info.skip(true, whyMissing(engineName));
    const visitor = await engine.visit(site.address, size);
    info.annotations.push({ type: 'version', description: visitor.version });
    await use(visitor);
    await visitor.leave();
  },
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName].start();
      await use(engine);
      await engine?.stop();
    },
    { scope: 'worker' },
  ],
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it.
    async ({}, use) => {
      const { address, stop } = await serveBuiltSite();
      await use(address);
      await stop();
    },
    { scope: 'worker' },
  ],
});

export { expect };

export async function expectSeen(visitor: Visitor, role: Role, name: string) {
  await expect.poll(() => visitor.sees(role, name), `sees the ${role} “${name}”`).toBe(true);
}

export async function expectUnseen(visitor: Visitor, role: Role, name: string) {
  await expect.poll(() => visitor.sees(role, name), `sees the ${role} “${name}”`).toBe(false);
}

export async function expectNotice(
  visitor: Visitor,
  role: 'alert' | 'status',
  { title, text }: { title: string; text: string },
) {
  await expect.poll(() => visitor.reads(role)).toContain(title);
  expect(await visitor.reads(role)).toContain(text);
}

import type { DataStrategyFunctionArgs } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnFailedLoad } from './reload-on-failed-load.ts';

afterEach(() => vi.unstubAllGlobals());

test('only a page that was left and is shown again is exchanged for the new version', async () => {
  const page = new EventTarget();
  const location = { href: 'https://site.example/', assign: vi.fn(), reload: vi.fn() };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', () => Promise.resolve());
  const gone = {
    route: { id: 'jobs' },
    shouldCallHandler: () => true,
    resolve: async () => ({ type: 'error', result: 'its script is gone' }),
  };
  const next = { pathname: '/jobs', search: '', hash: '', state: null, key: '' };
  const request = { matches: [gone], request: new Request('https://site.example/jobs') };
  // It never ends: the document comes instead.
  void reloadOnFailedLoad(() => next)(request as unknown as DataStrategyFunctionArgs);
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith('/jobs'));

  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(location.reload).not.toHaveBeenCalled();
  show(true);
  expect(location.reload).toHaveBeenCalledOnce();
});

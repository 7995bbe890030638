import { afterEach, expect, test, vi } from 'vitest';
import { deliver } from '../src/pages/contact/deliver.ts';

const message = { name: 'Amina', email: 'a@b.example', subject: 'This & that', message: 'Ŋ 🌍\n2' };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Any other header would cause a CORS preflight request. */
test.each([
  ['json', 'application/json', JSON.parse],
  [
    'form',
    'application/x-www-form-urlencoded;charset=UTF-8',
    (text: string) => Object.fromEntries(new URLSearchParams(text)),
  ],
] as const)(
  'as %s a message goes whole and once, without cookies, and with two headers',
  async (format, type, read) => {
    const requests: Request[] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      requests.push(new Request(url, init));
      return Promise.resolve(new Response());
    });
    const endpoint = 'https://messages.example/contact';
    expect(await deliver(message, { endpoint, format })).toBeUndefined();
    expect(requests).toHaveLength(1);
    const [request] = requests;
    expect(request).toMatchObject({ url: endpoint, method: 'POST', credentials: 'omit' });
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      accept: 'application/json',
      'content-type': type,
    });
    expect(read((await request?.text()) ?? '')).toEqual(message);
  },
);

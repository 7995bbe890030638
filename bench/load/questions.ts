import { readdirSync, statSync } from 'node:fs';
import { type Encoding, encodings } from '../../server/encodings.ts';
import { ask } from '../../tests/hosts/ask.ts';
import type { RunningHost } from '../../tests/hosts/hosts.ts';

/** What is asked, and how a right answer looks. */
export interface Question {
  path: string;
  headers: Record<string, string>;
  status: number;
  /** The bytes of the answer's body. */
  length: number;
}

const site = 'dist/site';

/** As visits come: mostly pages, then what they are made of, a page that has not changed, and one that is not there. */
export async function questionsFor({ port }: RunningHost, encoding: Encoding): Promise<Question[]> {
  const headers = { 'Accept-Encoding': encoding };
  const tag = (await ask(port, '/about', headers)).headers.etag ?? '';
  // What is small already stands there uncompressed alone.
  const length = (file: string) =>
    statSync(`${site}${file}${encodings[encoding]}`, { throwIfNoEntry: false })?.size ??
    statSync(`${site}${file}`).size;
  const found = (path: string, file = path) => ({
    ...{ path, headers, status: 200, length: length(file) },
  });
  const post = fileIn('/blog', /^(?!404).*\.html$/);
  return [
    found('/', '/index.html'),
    found('/about', '/about.html'),
    found('/blog', '/blog.html'),
    found(post.replace('.html', ''), post),
    found(fileIn('/assets', /^react-.*\.js$/)),
    found(fileIn('/assets', /^home-.*\.js$/)),
    found(fileIn('/fonts', /^figtree-.*\.woff2$/)),
    found(fileIn('/pictures', /^story-.*\.svg$/)),
    { path: '/about', headers: { ...headers, 'If-None-Match': tag }, status: 304, length: 0 },
    { path: '/nope', headers, status: 404, length: length('/404.html') },
  ];
}

function fileIn(folder: string, name: RegExp): string {
  const file = readdirSync(site + folder).find((file) => name.test(file));
  if (!file) throw new Error(`The built site has no ${name} in ${folder}.`);
  return `${folder}/${file}`;
}

import { mkdir, readdir, readFile, rename, rmdir, stat, unlink, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { folderAddress, folderHeader } from './folder-address.ts';

/** What went wrong, with the status that says so. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super();
    this.status = status;
  }
}

/** A small door to the content folder below `root`, for the editor's page on this machine and only for it. */
export function folderApi(root: string): Plugin {
  return {
    name: 'folder-api',
    configurePreviewServer({ middlewares }) {
      middlewares.use(folderAddress, (request, response) => {
        answer(root, request, response).catch((error: unknown) => {
          response.writeHead(statusOf(error)).end();
        });
      });
    },
  };
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse) {
  refuseStrangers(request);
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const place = placeOf(root, query.get('path'));
  const kind = query.get('kind');
  switch (request.method) {
    case 'GET':
      return kind === 'directory' ? sendFolder(root, place, response) : sendFile(place, response);
    case 'PUT':
      await (kind === 'directory' ? mkdir(place, { recursive: true }) : takeFile(place, request));
      break;
    case 'POST':
      await rename(place, placeOf(root, query.get('to')));
      break;
    case 'DELETE':
      await ((await stat(place)).isDirectory() ? rmdir(place) : unlink(place));
      break;
    default:
      throw new Refusal(405);
  }
  return response.writeHead(204).end();
}

/** Another website that a browser shows meanwhile can neither send our header nor call this machine by its own name. */
function refuseStrangers({ headers }: IncomingMessage): void {
  const isHere = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '');
  if (!isHere || headers[folderHeader] !== '1') throw new Refusal(403);
}

/** Where a path of the editor leads: nowhere but to the root, to be listed, and into the content. */
function placeOf(root: string, path: string | null): string {
  const place = resolve(root, path ?? '');
  const content = resolve(root, 'content');
  if (place === root || place === content || place.startsWith(content + sep)) return place;
  throw new Refusal(403);
}

async function sendFolder(root: string, place: string, response: ServerResponse) {
  if (!(await stat(place)).isDirectory()) throw new Refusal(409);
  const entries = await readdir(place, { withFileTypes: true });
  const list = entries
    .filter(({ name }) => place !== root || name === 'content')
    .map((entry) => ({ name: entry.name, kind: entry.isDirectory() ? 'directory' : 'file' }));
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
}

async function sendFile(place: string, response: ServerResponse) {
  const found = await stat(place);
  if (found.isDirectory()) throw new Refusal(409);
  const headers = { 'x-modified': String(Math.round(found.mtimeMs)), 'cache-control': 'no-store' };
  return response.writeHead(200, headers).end(await readFile(place));
}

async function takeFile(place: string, request: IncomingMessage): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, Buffer.concat(parts));
}

function statusOf(error: unknown): number {
  if (error instanceof Refusal) return error.status;
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 404 : 500;
}

import { mkdir, readdir, readFile, rename, rmdir, stat, unlink, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The path of the API, and a header that other websites cannot send without a CORS preflight. */
export const folderApiPath = '/folder';
export const folderApiHeader = 'x-editor';

class HttpError extends Error {
  readonly status: number;

  constructor(status: number) {
    super();
    this.status = status;
  }
}

/** An API to the content folder below `root`, only for the editor's page on this machine. */
export function folderApi(root: string): Plugin {
  return {
    name: 'folder-api',
    configurePreviewServer({ middlewares }) {
      middlewares.use(folderApiPath, (request, response) => {
        respond(root, request, response).catch((error: unknown) => {
          response.writeHead(statusOf(error)).end();
        });
      });
    },
  };
}

async function respond(root: string, request: IncomingMessage, response: ServerResponse) {
  rejectOtherOrigins(request);
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const target = resolveAllowed(root, query.get('path'));
  const kind = query.get('kind');
  switch (request.method) {
    case 'GET':
      return kind === 'directory' ? sendFolder(root, target, response) : sendFile(target, response);
    case 'PUT':
      await (kind === 'directory' ? mkdir(target, { recursive: true }) : takeFile(target, request));
      break;
    case 'POST':
      await rename(target, resolveAllowed(root, query.get('to')));
      break;
    case 'DELETE':
      await ((await stat(target)).isDirectory() ? rmdir(target) : unlink(target));
      break;
    default:
      throw new HttpError(405);
  }
  return response.writeHead(204).end();
}

/** Against other websites in the same browser (CSRF) and DNS rebinding. */
function rejectOtherOrigins({ headers }: IncomingMessage): void {
  const isLocalHost = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '');
  if (!isLocalHost || headers[folderApiHeader] !== '1') throw new HttpError(403);
}

/** Allowlist: the root, which is listed, and everything in content/. */
function resolveAllowed(root: string, path: string | null): string {
  const target = resolve(root, path ?? '');
  const content = resolve(root, 'content');
  if (target === root || target === content || target.startsWith(content + sep)) return target;
  throw new HttpError(403);
}

async function sendFolder(root: string, target: string, response: ServerResponse) {
  if (!(await stat(target)).isDirectory()) throw new HttpError(409);
  const entries = await readdir(target, { withFileTypes: true });
  const list = entries
    .filter(({ name }) => target !== root || name === 'content')
    .map((entry) => ({ name: entry.name, kind: entry.isDirectory() ? 'directory' : 'file' }));
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
}

async function sendFile(target: string, response: ServerResponse) {
  const found = await stat(target);
  if (found.isDirectory()) throw new HttpError(409);
  const headers = { 'x-modified': String(Math.round(found.mtimeMs)), 'cache-control': 'no-store' };
  return response.writeHead(200, headers).end(await readFile(target));
}

async function takeFile(target: string, request: IncomingMessage): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, Buffer.concat(parts));
}

function statusOf(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 404 : 500;
}

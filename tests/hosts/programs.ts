import { execFile } from 'node:child_process';
import { access, constants, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Which of Debian's packages hold what is looked for. */
const packages = {
  nginx: 'nginx',
  caddy: 'caddy',
  'ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
};

/** Where the packages put it. */
const folders = ['usr/sbin', 'usr/bin', 'usr/lib/nginx/modules'];

/** Packages are only unpacked here, not installed: that would start their servers on this machine. */
const unpacked = resolve('node_modules/.cache/debian');

interface Program {
  path: string;
  /** What it needs to find the libraries that came with it. */
  env: Record<string, string>;
}

/** A program, installed or taken from Debian's packages; undefined where neither can be had. */
export async function findProgram(name: keyof typeof packages): Promise<Program | undefined> {
  const installed = await findIn('/', name);
  if (installed) return { path: installed, env: {} };
  const path = (await findIn(unpacked, name)) ?? (await unpack(name));
  return path ? { path, env: { LD_LIBRARY_PATH: await libraryFolders() } } : undefined;
}

/** Fetches a package with whatever it needs that this machine lacks. Nobody need be root for that. */
async function unpack(name: keyof typeof packages): Promise<string | undefined> {
  const archives = join(unpacked, 'archives');
  const aptGet = (...args: string[]) =>
    run('apt-get', [...ownFolders(), ...args], { cwd: unpacked, timeout: 90_000 });
  try {
    await mkdir(join(archives, 'partial'), { recursive: true });
    await mkdir(join(unpacked, 'lists/partial'), { recursive: true });
    if ((await readdir(join(unpacked, 'lists'))).length < 3) await aptGet('update');
    await aptGet('install', '-y', '--download-only', '--no-install-recommends', packages[name]);
    for (const archive of (await readdir(archives)).filter((file) => file.endsWith('.deb'))) {
      await run('dpkg-deb', ['-x', join(archives, archive), unpacked], { timeout: 30_000 });
    }
    return await findIn(unpacked, name);
  } catch {
    return undefined;
  }
}

/** apt-get keeps its lists and archives here instead of in folders that only root may write. */
function ownFolders(): string[] {
  const settings = {
    'Debug::NoLocking': 'true',
    'Dir::State::lists': join(unpacked, 'lists'),
    'Dir::Cache': unpacked,
    'Dir::Cache::archives': join(unpacked, 'archives'),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}

async function libraryFolders(): Promise<string> {
  const roots = [join(unpacked, 'usr/lib'), join(unpacked, 'lib')];
  const found = roots.map(async (root) => {
    const names = await readdir(root).catch(() => []);
    return [root, ...names.filter((name) => name.includes('-linux-')).map((it) => join(root, it))];
  });
  return (await Promise.all(found)).flat().join(':');
}

async function findIn(root: string, name: string): Promise<string | undefined> {
  for (const folder of folders) {
    const path = join(root, folder, name);
    const isThere = await access(path, constants.R_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return undefined;
}

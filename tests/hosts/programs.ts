import { access, constants, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runCommand } from '../browser/run-command.ts';

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

/** The path of a program, installed or taken from Debian's packages; undefined where neither can be had. */
export async function findProgram(name: keyof typeof packages): Promise<string | undefined> {
  const installed = await findIn('/', name);
  if (installed) return installed;
  const folder = join(unpacked, packages[name]);
  return (await findIn(folder, name)) ?? (await unpack(packages[name], folder, name));
}

async function unpack(debianPackage: string, folder: string, name: string) {
  try {
    await mkdir(folder, { recursive: true });
    await runCommand('apt-get', ['download', debianPackage], { cwd: folder, seconds: 45 });
    const archive = (await readdir(folder)).find((file) => file.endsWith('.deb')) ?? '';
    await runCommand('dpkg-deb', ['-x', archive, '.'], { cwd: folder, seconds: 10 });
    return await findIn(folder, name);
  } catch {
    return undefined;
  }
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

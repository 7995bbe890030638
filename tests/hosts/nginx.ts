import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const unpacked = resolve('node_modules/.cache/nginx');
const unpackScript = resolve('tests/hosts/unpack-nginx.sh');

const findNginx = () => find('usr/sbin/nginx');
const findBrotli = () => find('usr/lib/nginx/modules/ngx_http_brotli_static_module.so');

function find(path: string): string | undefined {
  return [unpacked, '/'].map((root) => join(root, path)).find(existsSync);
}

/** Serves the built site with nginx, installed or unpacked; undefined where nginx or its brotli module is not available. */
export async function startNginx() {
  await mkdir(unpacked, { recursive: true });
  if (!findNginx() || !findBrotli()) {
    const options = { cwd: unpacked, timeout: 180_000 };
    await promisify(execFile)('sh', [unpackScript], options).catch(() => {});
  }
  const nginx = findNginx();
  const brotli = findBrotli();
  if (!nginx || !brotli) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(port, brotli));
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const libraries = ['usr/lib', 'lib'].map((it) => `${unpacked}/${it}/${machine}-linux-gnu`);
  const running = spawn(nginx, ['-p', folder, '-e', 'error.log', '-c', 'nginx.conf'], {
    env: { ...process.env, LD_LIBRARY_PATH: libraries.join(':') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(running, 'close');
  while (!(await answers(port))) {
    if (running.exitCode !== null) throw new Error('nginx does not start.');
    await pause(50);
  }
  return {
    port,
    logs: () => ['access.log', 'error.log'].map((log) => readFileSync(join(folder, log), 'utf8')),
    stop: async () => {
      running.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  );
}

function configuration(port: number, brotli: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    load_module ${brotli};
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    master_process off;
    pid nginx.pid;
    events {}
    http {
      access_log access.log;
      ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')}
      server {
        listen 127.0.0.1:${port};
        root ${resolve('dist/site')};
        include ${resolve('dist/deploy/nginx-site.conf')};
      }
    }`;
}

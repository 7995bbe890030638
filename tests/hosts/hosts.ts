import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { securityHeaders, tlsHeaders } from '../../pipeline/publishing/policy/security-headers.ts';
import { serveBuiltSite } from '../browser/served-site.ts';
import { findProgram } from './programs.ts';
import { freePort, startProgram } from './start-program.ts';

export interface RunningHost {
  port: number;
  /** What must go with every answer. */
  headers: Record<string, string>;
  hasBrotli: boolean;
  /** Whether they go even with the answer to what is no request; Caddy leaves that answer to Go. */
  hasHeadersOnRubbish: boolean;
  /**
   * How it answers an address like /%. nginx lets us choose the page, but calls it a bad request; Caddy leaves that answer
   * to Go as well.
   */
  malformed: { status: number; hasPage: boolean };
  /** What it has written down of what it was asked for. */
  written: () => string;
  stop: () => Promise<void> | void;
}

/** Every server that serves the site as it stands in dist/site, each from the configuration that the build made. */
export const hosts: { name: string; start: () => Promise<RunningHost | undefined> }[] = [
  { name: 'npm run serve', start: startOwn },
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
];

const site = resolve('dist/site');

async function startOwn(): Promise<RunningHost> {
  const { address, said, stop } = await serveBuiltSite('dist/server/serve.js', '127.0.0.1');
  const headers = securityHeaders();
  return {
    port: Number(new URL(address).port),
    headers,
    hasBrotli: true,
    hasHeadersOnRubbish: true,
    malformed: { status: 404, hasPage: true },
    written: said,
    stop,
  };
}

async function startNginx(): Promise<RunningHost | undefined> {
  const program = await findProgram('nginx');
  if (!program) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const brotli = await findProgram('ngx_http_brotli_static_module.so');
  const built = await readFile('dist/deploy/nginx-site.conf', 'utf8');
  await writeFile(
    join(folder, 'site.conf'),
    brotli ? built : built.replace(/^brotli_static.*$/m, ''),
  );
  await writeFile(join(folder, 'nginx.conf'), nginxConf(port, brotli?.path));
  const { said, stop } = await startProgram(
    program.path,
    ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf'],
    port,
    program.env,
  );
  return {
    port,
    headers: tlsHeaders(),
    hasBrotli: brotli !== undefined,
    hasHeadersOnRubbish: true,
    malformed: { status: 400, hasPage: true },
    written: () => said() + readFileSync(join(folder, 'access.log'), 'utf8'),
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** What a machine's own nginx.conf would say, with everything that it writes kept in one folder. */
function nginxConf(port: number, brotli: string | undefined): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    ${brotli ? `load_module ${brotli};` : ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    master_process off;
    pid nginx.pid;
    events {
      worker_connections 2048;
    }
    http {
      access_log access.log;
      sendfile on;
      tcp_nopush on;
      ${temporary.map((name) => `${name}_temp_path ${name};`).join('\n')}
      server {
        listen 127.0.0.1:${port};
        root ${site};
        include site.conf;
      }
    }`;
}

async function startCaddy(): Promise<RunningHost | undefined> {
  const program = await findProgram('caddy');
  if (!program) return undefined;
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const config = join(folder, 'Caddyfile');
  const built = await readFile('dist/deploy/Caddyfile', 'utf8');
  // Its administration would listen on a port that another Caddy on this machine may have.
  await writeFile(config, `{\n\tadmin off\n}\n${built}`);
  const { said, stop } = await startProgram(
    program.path,
    ['run', '--adapter', 'caddyfile', '--config', config],
    port,
    {
      ...program.env,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: site,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  );
  return {
    port,
    headers: tlsHeaders(),
    hasBrotli: true,
    hasHeadersOnRubbish: false,
    malformed: { status: 400, hasPage: false },
    written: said,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tlsHeaders } from '../policy/security-headers.ts';
import { caddyfile, headersFile, netlifyRedirects, nginxSite } from './hosts.ts';

/** Writes the configuration of every host that is not our own server; docs/deploying.md says what to do with each. */
export async function writeHosts(folder: string): Promise<void> {
  const headers = tlsHeaders();
  const files = {
    'nginx-site.conf': nginxSite(await readFile('deploy/nginx-site.conf', 'utf8'), headers),
    Caddyfile: caddyfile(await readFile('deploy/Caddyfile', 'utf8'), headers),
    'cloudflare-pages/_headers': headersFile(headers),
    'netlify/_headers': headersFile(headers),
    'netlify/_redirects': netlifyRedirects,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContactMessage } from '../../../src/content/types.ts';
import { startContactEndpoint } from '../../contact-endpoint.ts';
import { test as base } from '../test.ts';

/** Where the site that is built delivers messages to; these tests run only where it was built to. */
const endpoint = new URL(process.env['CONTACT_ENDPOINT'] ?? 'http://127.0.0.1');

interface Mailbox {
  /** Every message that it keeps, oldest first. */
  messages: () => Promise<ContactMessage[]>;
  /** What it does with messages instead of keeping them. */
  behave: (mood: RequestListener | undefined) => void;
}

export const test = base.extend<object, { mailbox: Mailbox }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
      const file = join(folder, 'messages');
      const site = `http://localhost:${process.env['SITE_PORT']}`;
      const program = await startContactEndpoint(site, file);
      const pass = passOnTo(program.address);
      let mood: RequestListener | undefined;
      const server = createServer((request, response) => {
        const isMessage = request.method === 'POST';
        (isMessage && mood ? mood : pass)(request, response);
      }).listen(Number(endpoint.port), endpoint.hostname);
      await once(server, 'listening');
      await use({
        messages: () => readMessages(file),
        behave: (next) => {
          mood = next;
        },
      });
      server.close();
      server.closeAllConnections();
      await program.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** To the program that we offer to those with a server of their own. */
function passOnTo(address: string): RequestListener {
  return async (request, response) => {
    const { method = 'GET', headers } = request;
    const { origin = '', 'content-type': type = '' } = headers;
    const answer = await fetch(address, {
      method,
      headers: { origin, 'content-type': type },
      ...(method === 'POST' && { body: Buffer.concat(await request.toArray()) }),
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end();
  };
}

async function readMessages(file: string): Promise<ContactMessage[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { at: _, ...message } = JSON.parse(line);
      return message;
    });
}

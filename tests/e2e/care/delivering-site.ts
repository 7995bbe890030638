import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ContactMessage } from '../../../src/content/types.ts';
import { serveBuiltSite } from '../../browser/served-site.ts';
import { startContactEndpoint } from '../../contact-endpoint.ts';
import { buildCopy, withSiteCopy } from '../../site-copy.ts';
import { test as base } from '../test.ts';

/** A site built to deliver messages, and the mailbox that it delivers them to. */
export interface DeliveringSite {
  address: string;
  /** Every message that the mailbox keeps, oldest first. */
  messages: () => Promise<ContactMessage[]>;
  /** What the mailbox does with messages instead of keeping them. */
  behave: (mood: RequestListener | undefined) => void;
}

interface OfWorker {
  format: 'json' | 'form';
  delivering: DeliveringSite;
}

export const test = base.extend<object, OfWorker>({
  format: ['json', { option: true, scope: 'worker' }],
  delivering: [
    async ({ format }, use) => {
      const mailbox = createServer().listen(0, '127.0.0.1');
      await once(mailbox, 'listening');
      const { port } = mailbox.address() as AddressInfo;
      await withSiteCopy(async (copy) => {
        const endpoint = `http://127.0.0.1:${port}/messages`;
        await buildCopy(copy, { env: { CONTACT_ENDPOINT: endpoint, CONTACT_FORMAT: format } });
        const site = await serveBuiltSite(join(copy, 'dist/server/serve.js'));
        const file = join(copy, 'messages');
        const program = await startContactEndpoint(new URL(site.address).origin, file);
        const pass = passOnTo(program.address);
        let mood: RequestListener | undefined;
        mailbox.on('request', (request, response) => {
          const isMessage = request.method === 'POST';
          (isMessage && mood ? mood : pass)(request, response);
        });
        await use({
          address: site.address,
          messages: () => readMessages(file),
          behave: (next) => {
            mood = next;
          },
        });
        await program.stop();
        site.stop();
      });
      mailbox.close();
      mailbox.closeAllConnections();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** The build must know the address of the mailbox, and the program the address of the built site: so one stands between. */
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

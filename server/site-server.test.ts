import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSiteServer, stopServer } from './site-server.ts';

test('a server that stops lets go of idle connections and answers a request that has begun', async () => {
  const home = { headers: { 'Content-Length': '4' }, body: Buffer.from('home') };
  const server = createSiteServer(new Map([['/index.html', [home]]]), {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const idle = connect(port, '127.0.0.1');
  idle.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(idle, 'data');
  const busy = connect(port, '127.0.0.1');
  busy.write('GET / HTTP/1.1\r\nHost: a\r\n');
  await pause(50);

  const closed = once(server, 'close');
  stopServer(server);
  await text(idle);
  busy.write('\r\n');
  expect(await text(busy)).toMatch(/^HTTP\/1\.1 200 .*home$/s);
  await closed;
});

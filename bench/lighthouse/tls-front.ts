import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createServer } from 'node:tls';
import { selfSigned } from './certificate.ts';

interface TlsFront {
  address: string;
  stop: () => void;
}

/**
 * Has a server on this machine reached through https, as every visitor reaches the site: browsers find fault there with
 * what they let pass on http://localhost.
 */
export async function tlsFront(address: string): Promise<TlsFront> {
  const { hostname, port } = new URL(address);
  const server = createServer(selfSigned(), (visitor) => {
    const site = connect(Number(port), hostname);
    visitor.pipe(site).pipe(visitor);
    // Whoever hangs up, the other side has nobody left to talk to.
    visitor.on('error', () => site.destroy());
    site.on('error', () => visitor.destroy());
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const front = server.address() as AddressInfo;
  return { address: `https://localhost:${front.port}`, stop: () => server.close() };
}

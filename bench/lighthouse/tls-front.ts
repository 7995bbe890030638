import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';

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

/** A key and a certificate that it signs itself, for one run: nothing secret lies in the repository, and nothing runs out. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  try {
    execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (error) {
    throw new Error(
      'Lighthouse visits the site through https, with a certificate that openssl makes. Install openssl and try again.',
      { cause: error },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks a server on this machine, with the address exactly as it stands: browsers and fetch would tidy it up. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
    asking.on('error', reject);
    asking.on('response', async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    asking.end();
  });
}

/** Sends bytes that need not be a request, and gives all that comes back until the server closes the connection. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      received += text;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
    socket.setTimeout(10_000, () => socket.destroy(new Error('The server keeps the line open.')));
    socket.write(bytes, 'latin1');
  });
}

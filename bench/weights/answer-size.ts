import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** How long the whole answer with a page is, in bytes: its headers, as HTTP/1.1 writes them out, and its compressed body. */
export async function answerSize(address: string, encoding: 'br' | 'gzip'): Promise<number> {
  const request = get(address, { headers: { 'accept-encoding': encoding } });
  const answer: IncomingMessage = (await once(request, 'response'))[0];
  const status = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n`;
  // Between the name and the value of a header, and at its end, stand two characters each; the last line is empty.
  const headers = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 2);
  let body = 0;
  for await (const chunk of answer) body += chunk.length;
  return status.length + headers + body;
}

import { get } from 'node:http';

/** How long the whole answer with a page is, in bytes: its headers, as HTTP/1.1 writes them out, and its compressed body. */
export function answerSize(address: string, encoding: 'br' | 'gzip'): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const status = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n`;
      // Between the name and the value of a header, and at its end, stand two characters each; the last line is empty.
      const headers = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 2);
      let body = 0;
      answer.on('data', (chunk: Buffer) => {
        body += chunk.length;
      });
      answer.on('end', () => resolve(status.length + headers + body));
      answer.on('error', reject);
    });
    request.on('error', reject);
  });
}

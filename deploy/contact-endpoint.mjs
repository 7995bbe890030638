/*
 * A small program that takes the messages of the contact form and keeps them in a file, one a line, for an organisation that
 * has a server of its own. Node 20 or later and nothing else:
 *
 *   SITE=https://e-yess.example MESSAGES=/var/lib/e-yess/messages.jsonl PORT=8025 node contact-endpoint.mjs
 *
 * Put it behind the same proxy as the site, with https; docs/contact-form.md says how.
 */
import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const { SITE, MESSAGES = 'messages.jsonl', PORT = '8025', HOST = '127.0.0.1' } = process.env;
if (!SITE) throw new Error('Say which site may send messages: SITE=https://e-yess.example');

const fields = ['name', 'email', 'subject', 'message'];
/** A long letter has some thousand letters; nobody fills the disk with one. */
const longest = 500_000;

/** What a visitor sent, or undefined where it is not a whole message. */
function readMessage(type, text) {
  const sent = type.startsWith('application/json')
    ? JSON.parse(text)
    : Object.fromEntries(new URLSearchParams(text));
  const message = Object.fromEntries(fields.map((field) => [field, sent[field]]));
  const isWhole = Object.values(message).every((it) => typeof it === 'string' && it.trim());
  return isWhole ? message : undefined;
}

async function readBody(request) {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) {
    if (text.length <= longest) text += piece;
  }
  return text.length > longest ? undefined : text;
}

/** The status to answer with. */
async function take(request) {
  if (request.method === 'OPTIONS') return 204;
  if (request.method !== 'POST') return 405;
  if (request.headers.origin !== SITE) return 403;
  const text = await readBody(request);
  if (text === undefined) return 413;
  let message;
  try {
    message = readMessage(request.headers['content-type'] ?? '', text);
  } catch {
    return 400;
  }
  if (!message) return 422;
  const line = JSON.stringify({ at: new Date().toISOString(), ...message });
  await appendFile(MESSAGES, `${line}\n`, { mode: 0o600 });
  return 200;
}

const server = createServer(async (request, response) => {
  const status = await take(request).catch((error) => {
    console.error('A message could not be kept:', error);
    return 500;
  });
  response.writeHead(status, {
    'Access-Control-Allow-Origin': SITE,
    'Access-Control-Allow-Headers': 'Content-Type',
    'Cache-Control': 'no-store',
  });
  response.end();
});

server.requestTimeout = 30_000;
server.listen(Number(PORT), HOST, () => {
  console.log(
    `Messages are taken at http://${HOST}:${server.address().port} and kept in ${MESSAGES}`,
  );
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());

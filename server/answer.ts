import type { IncomingMessage } from 'node:http';
import { cleanPathOf, errorPageOf, fileOf, isErrorPage, readTarget } from './addresses.ts';
import { accepts } from './encodings.ts';
import { type Answer, onlyReading, plainAnswer } from './plain-answer.ts';
import { rangeOf } from './range.ts';
import type { Form, Site } from './site-files.ts';

export type Question = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** What the server says to a request, beside what goes with every answer: a function of the site and the question alone. */
export function answer({ files }: Site, question: Question): Answer {
  const { method, url = '' } = question;
  if (method !== 'GET' && method !== 'HEAD') return onlyReading;
  const target = readTarget(url);
  if (!target) return plainAnswer(400, 'This address is not well formed.');
  const { path, query } = target;

  const cleanPath = cleanPathOf(path);
  const file = isErrorPage(cleanPath) ? undefined : files.get(fileOf(cleanPath));
  if (file && cleanPath !== path) {
    const location = encodeURI(cleanPath) + query;
    return plainAnswer(301, `Moved to ${location}`, { Location: location });
  }
  const form = smallest(file, question);
  return form ? found(form, question) : notFound(smallest(files.get(errorPageOf(path)), question));
}

/** The smallest form of a file that the browser understands. */
function smallest(forms: Form[] = [], { headers: asked }: Question): Form | undefined {
  const wishes = asked['accept-encoding'] ?? '';
  return forms.find(({ headers }) => accepts(wishes, headers['Content-Encoding']));
}

function found({ headers, body }: Form, { method, headers: asked }: Question): Answer {
  const tag = headers['ETag'] ?? '';
  if (asked['if-none-match'] && names(asked['if-none-match'], tag)) return { status: 304, headers };

  // A part of another version than the one that the browser has begun with would be of no use to it.
  const isPartWanted = method === 'GET' && (asked['if-range'] ?? tag) === tag;
  const range = isPartWanted ? rangeOf(asked.range ?? '', body.length) : undefined;
  if (range === undefined) return { status: 200, headers, body };
  if (range === 'beyond') {
    const size = { 'Content-Range': `bytes */${body.length}` };
    return plainAnswer(416, 'The file has no such part.', size);
  }
  const part = body.subarray(range.first, range.last + 1);
  return {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(part.length),
      'Content-Range': `bytes ${range.first}-${range.last}/${body.length}`,
    },
    body: part,
  };
}

/** Whether an If-None-Match header names a tag, as it was sent or weakened by a cache on the way. */
function names(header: string, tag: string): boolean {
  const tags = header.split(',').map((it) => it.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

function notFound(page: Form | undefined): Answer {
  if (!page) return plainAnswer(404, 'Not found');
  const { ETag: _, 'Accept-Ranges': __, ...headers } = page.headers;
  return { status: 404, headers, body: page.body };
}

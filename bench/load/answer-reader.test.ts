import { expect, test } from 'vitest';
import { AnswerReader } from './answer-reader.ts';

const page = { path: '/', headers: {}, status: 200, length: 4 };
const answer = 'HTTP/1.1 200 OK\r\nServer: x\r\nContent-Length: 4\r\n\r\nhome';

test.each([1, 2, 7, 40, answer.length])('an answer may come in pieces of %i bytes', (size) => {
  const reader = new AnswerReader(page);
  const bytes = Buffer.from(answer);
  // As a socket does: every piece in the same buffer.
  const buffer = Buffer.alloc(size);
  for (let at = 0; at < bytes.length; at += size) {
    const length = bytes.copy(buffer, 0, at);
    expect(reader.take(buffer.subarray(0, length))).toBe(at + size >= bytes.length);
  }
  expect(reader.isWhole).toBe(true);
});

test.each([
  ['another status', answer.replace('200', '503'), 'status 503 instead of 200'],
  ['another length', answer.replace('4', '5'), 'length 5 instead of 4'],
  ['no length', answer.replace('Content-Length: 4', 'A: b'), 'length undefined instead of 4'],
  ['more than it says', `${answer}!`, 'more bytes than announced'],
  ['no HTTP', 'rubbish\r\n\r\n', 'status undefined instead of 200'],
])('%s is an error', (_, text, message) => {
  expect(() => new AnswerReader(page).take(Buffer.from(text))).toThrow(message);
});

test('a page that has not changed comes without a body', () => {
  const reader = new AnswerReader({ ...page, status: 304 });
  expect(reader.take(Buffer.from('HTTP/1.1 304 Not Modified\r\nContent-Length: 4\r\n\r\n'))).toBe(
    true,
  );
});

test('the server says when it closes the connection', () => {
  for (const [line, isLast] of [
    ['connection: Close', true],
    ['Connection: keep-alive', false],
  ] as const) {
    const reader = new AnswerReader(page);
    reader.take(Buffer.from(answer.replace('Server: x', line)));
    expect(reader.isLast, line).toBe(isLast);
  }
});

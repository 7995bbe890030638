import { expect, test } from 'vitest';
import { asModule } from './react-as-modules.ts';

test('a CommonJS file becomes a module with the same names', async () => {
  const file = `"use strict";
var path = require("path");
function join(part) {
  return exports.start() + path.posix.join("b", part);
}
exports.start = void 0;
exports.start = function () {
  return "a";
};
exports.join = join;
`;
  const { start, join } = await import(
    `data:text/javascript,${encodeURIComponent(asModule(file).replace('"path"', '"node:path"'))}`
  );
  expect(start()).toBe('a');
  expect(join('c')).toBe('ab/c');
  expect(Error.stackTraceLimit, 'errors made later know where').toBeGreaterThan(0);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFile } from './read-file.ts';

describe('a story is refused', () => {
  const promise =
    'A true story is told only if the name is changed and consent is held. Make sure of both and write true, or tell another story.';
  const isNotConfirmed = `is not confirmed. ${promise}`;

  const examples = readFileSync('content/stories.yaml', 'utf8')
    .replace(/(?<=isSample: ).*/, 'true')
    .replace(/(?<=(nameIsChanged|consentIsHeld): ).*/g, 'false');
  const trueStories = examples
    .replace('isSample: true', 'isSample: false')
    .replace(/(?<=(nameIsChanged|consentIsHeld): ).*/g, 'true');

  test('neither as an example, nor if it is told as it must be', () => {
    expect(readFile('stories.yaml', examples).problems).toEqual([]);
    expect(readFile('stories.yaml', trueStories).problems).toEqual([]);
  });

  test.each([
    [
      'without its promise',
      trueStories.replace(/ +safeguarding:\n.*\n.*\n/, ''),
      `safeguarding does not say whether the name is changed and consent is held. ${promise}`,
    ],
    [
      'without a changed name',
      trueStories.replace('nameIsChanged: true', 'nameIsChanged: false'),
      `safeguarding › nameIsChanged ${isNotConfirmed}`,
    ],
    [
      'without consent',
      trueStories.replace('consentIsHeld: true', 'consentIsHeld: false'),
      `safeguarding › consentIsHeld ${isNotConfirmed}`,
    ],
    [
      'with a photo, be it an example',
      examples.replace(/file: .*/, 'file: nakku.jpg'),
      'image › file is a photo, and the page says that pictures are drawn. Take a drawing instead.',
    ],
  ])('%s', (_, text, sentence) => {
    expect(readFile('stories.yaml', text).problems).toEqual([
      `content/stories.yaml: stories › entry 1 › ${sentence}`,
    ]);
  });
});

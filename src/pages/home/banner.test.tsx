import { expect, test } from 'vitest';
import { markup } from '../../../tests/markup.tsx';
import { banner } from '../../content/home.ts';
import { Banner } from './banner.tsx';

const planting = { ...banner, text: 'We plant on Sunday' };

test('the banner stands there with its words as long as it is to be shown', () => {
  expect(markup(<Banner banner={{ ...planting, isShown: true }} />)).toContain(planting.text);
  expect(markup(<Banner banner={{ ...planting, isShown: false }} />)).toBe('');
});

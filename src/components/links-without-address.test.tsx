import { describe, expect, test } from 'vitest';
import { markup } from '../../tests/markup.tsx';
import type { Href } from '../content/types.ts';
import { ActionButton } from './action-button.tsx';
import { SocialLinks } from './site-footer/social-links.tsx';

const addresses: Href[] = ['/contact', 'https://give.example', 'mailto:hello@e-yess.example'];

describe('“Support Us” and “Learn More”', () => {
  test('are plain buttons as long as content gives no address', () => {
    const button = markup(<ActionButton about="Green Hands" action={{ label: 'Learn More' }} />);
    expect(button).toMatch(
      /^<button [^>]*type="button"[^>]*>Learn More<.* – Green Hands<.*<\/button>$/,
    );
    expect(button).not.toMatch(/href|disabled/);
  });

  test.each(addresses)('become links once content gives the address %s', (href) => {
    const link = markup(<ActionButton action={{ label: 'Support Us', href }} />);
    expect(link).toMatch(/^<a [^>]*>Support Us<\/a>$/);
    expect(link).toContain(`href="${href}"`);
  });
});

describe('social links', () => {
  test('are placeholders announced as links as long as content gives no address', () => {
    const list = markup(<SocialLinks links={[{ label: 'Facebook' }]} />);
    expect(list).toMatch(/<a [^>]*role="link"[^>]*>Facebook<\/a>/);
    expect(list).not.toContain('href');
  });

  test('become links once content gives an address', () => {
    const list = markup(<SocialLinks links={[{ label: 'X', href: 'https://social.example/e' }]} />);
    expect(list).toMatch(/<a [^>]*href="https:\/\/social\.example\/e"[^>]*>X<\/a>/);
    expect(list).not.toContain('role=');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { webLink } from './web-link.ts';

const shop = 'https://shop.test';

describe('webLink', () => {
  test.each([
    ['/', { href: '/', isExternal: false }],
    ['/products?q=a%20b#c', { href: '/products?q=a%20b#c', isExternal: false }],
    [' /blogs ', { href: '/blogs', isExternal: false }],
    ['https://larder.test/x', { href: 'https://larder.test/x', isExternal: true }],
    ['HTTP://larder.test', { href: 'HTTP://larder.test', isExternal: true }],
    ['mailto:hello@larder.test', { href: 'mailto:hello@larder.test', isExternal: true }],
    ['tel:+12025550100', { href: 'tel:+12025550100', isExternal: true }],
  ])('accepts %j', (address, link) => {
    expect(webLink(address)).toEqual(link);
  });

  test.each([
    '',
    ' ',
    null,
    undefined,
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' \u200bjavascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://shop.test/1',
    'file:///etc/passwd',
    'intent://scan/#Intent;end',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'https:evil\\@shop.test',
    'products',
    'www.evil.test',
    '?q=1',
  ])('refuses %j', (address) => {
    expect(webLink(address)).toBeUndefined();
  });

  const signs = fc.constantFrom(
    ...['/', '\\', ':', '\t', '\n', '\r', ' ', '@', '.', '#', '?', '%2f', '\u0000', 'java', 'script'],
  );
  const words = fc.constantFrom(
    'javascript:',
    'data:',
    'https:',
    'http:',
    'evil.test',
    'shop',
    'tel:',
    'mailto:',
    '//',
  );
  const addresses = fc.array(fc.oneof(signs, words, fc.string({ maxLength: 3 })), { maxLength: 8 });

  test('keeps paths inside the shop, and accepts only allowed schemes for the rest', () => {
    fc.assert(
      fc.property(addresses, (parts) => {
        const link = webLink(parts.join(''));
        if (!link) return;
        const { origin, protocol } = new URL(link.href, shop);
        if (!link.isExternal) expect(origin).toBe(shop);
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
      }),
      { numRuns: 5000 },
    );
  });
});

import { expect, test } from 'vitest';
import { escapeHtml } from './html.ts';

test.each([
  ['Fish & chips', 'Fish &amp; chips'],
  ['<b>', '&lt;b&gt;'],
  [`"it's"`, '&quot;it&#x27;s&quot;'],
  ['plain', 'plain'],
])('escapes %s', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});

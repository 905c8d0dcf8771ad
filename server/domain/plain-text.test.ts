import { describe, expect, test } from 'vitest';
import { excerptOf, plainText } from './plain-text.ts';

describe('plainText', () => {
  test.each([
    ['<h2>In short</h2><p>One <b>two</b><br>three</p><ul><li>four</li></ul>', 'In short One two three four'],
    ['<p>a<script>alert(1)</script></p>', 'a'],
    ['Fish &amp; chips &lt;3', 'Fish & chips <3'],
    ['&lt;script&gt;', '<script>'],
  ])('converts %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe('excerptOf', () => {
  test('returns a short text whole', () => {
    expect(excerptOf('one two', 7)).toBe('one two');
  });

  test('ends a long text after a whole word', () => {
    expect(excerptOf('one two three', 9)).toBe('one two…');
  });

  test('cuts a text without spaces', () => {
    expect(excerptOf('a'.repeat(20), 5)).toBe('aaaaa…');
  });
});

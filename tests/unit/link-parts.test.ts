/** Web addresses in texts of others: what is a link, and what never is. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { linkParts } from '#src/features/chat/link-parts.ts';
import { seed } from '#tests/support/data/random.ts';

const linksIn = (text: string) =>
  linkParts(text)
    .filter(({ href }) => href)
    .map((part) => [part.text, part.href]);

describe('linkParts', () => {
  test.each([
    ['See https://larder.test/a?b=1&c=2#d.', 'https://larder.test/a?b=1&c=2#d', 'https://larder.test/a?b=1&c=2#d'],
    ['www.larder.test, please', 'www.larder.test', 'https://www.larder.test/'],
    ['(https://larder.test/rice_(grain))', 'https://larder.test/rice_(grain)', 'https://larder.test/rice_(grain)'],
    ['انظر http://larder.test؟', 'http://larder.test', 'http://larder.test/'],
    ['HTTPS://LARDER.TEST', 'HTTPS://LARDER.TEST', 'https://larder.test/'],
  ])('finds the address in %j', (text, shown, href) => {
    expect(linksIn(text)).toEqual([[shown, href]]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'ftp://larder.test',
    'mailto:a@larder.test',
    'file:///etc/passwd',
    '//larder.test',
    'http://',
    'https://localhost',
    'https://larder.test@evil.test',
    'awww.larder.test',
    'larder.test',
  ])('leaves %j as it is', (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  test('ends a link before characters that change direction or are invisible', () => {
    expect(linksIn('https://larder.test/\u202egnp.exe')).toEqual([['https://larder.test/', 'https://larder.test/']]);
    expect(linksIn('https://larder\u200b.test/')).toEqual([]);
  });

  test(`splits any text without loss, with http and https links only (LARDER_TEST_SEED=${seed})`, () => {
    const pieces = fc.constantFrom(
      ...[
        'http://',
        'https://',
        'www.',
        'javascript:',
        'a.test',
        '/',
        '?x=',
        '&quot;',
        '"',
        "'",
        '<',
        '>',
        '(',
        ')',
        ']',
      ],
      ...[' ', '\n', '.', '…', '@', '\u202e', '\u200f', 'é', 'خبز', '🍞', '%00', '\\', '\0'],
    );
    const text = fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 30 }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, (given) => {
        const parts = linkParts(given);
        expect(parts.map((part) => part.text).join('')).toBe(given);
        for (const { href } of parts) if (href) expect(['http:', 'https:']).toContain(new URL(href).protocol);
      }),
      { numRuns: 10_000, seed },
    );
  });

  test('reads each character of a long text a few times, whatever the text contains', () => {
    const length = 100_000;
    // The last is the longest address that is taken for one, with nothing but brackets to trim.
    const pieces = [
      ')',
      '.',
      'www.',
      'http://a.test/',
      'https://',
      '((',
      '\u200b',
      'a',
      ` ${'https://a.test/'.padEnd(2000, ')')}`,
    ];
    const split = vi.spyOn(String.prototype, 'split');
    const lettersRead = (piece: string) => {
      split.mockClear();
      linkParts(`https://a.test/${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length));
      return split.mock.contexts.reduce((sum: number, text) => sum + String(text).length, 0);
    };
    const tooMany = pieces
      .map((piece) => [piece, lettersRead(piece)])
      .filter(([, letters]) => Number(letters) > 10 * length);
    split.mockRestore();
    expect(tooMany).toEqual([]);
  });
});

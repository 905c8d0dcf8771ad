/** @spec R75 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { intlLocale, locales } from '#locales/locales.ts';
import { localNumbers, priceText } from '#locales/numbers.ts';
import { asciiDigits, typedAmount } from '#locales/typed-numbers.ts';
import { formatNumber } from './numbers.ts';

/** The ten digits of scripts that people type with, by their zero. */
const zeros = ['0', '٠', '۰', '०', '০', '０'];
const inScript = (digits: string, zero: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

describe('asciiDigits', () => {
  test.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    [' 12 ۳٤', ' 12 34'],
    ['+98 ۹۱۲', '+98 912'],
    ['no digits', 'no digits'],
  ])('turns %s into %s', (typed, ascii) => {
    expect(asciiDigits(typed)).toBe(ascii);
  });

  test('turns the digits of any script into what was meant', () => {
    const digits = fc.stringMatching(/^\d{1,12}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom(...zeros), (text, zero) => {
        expect(asciiDigits(inScript(text, zero))).toBe(text);
      }),
    );
  });

  test('undoes the digits of each language, whatever the number', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...locales), (count, locale) => {
        expect(asciiDigits(formatNumber(count, locale))).toBe(String(count));
      }),
    );
  });
});

describe('typedAmount', () => {
  test.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['۱۲٫۵', 12.5],
    ['١٢٫٥', 12.5],
    ['۱٬۲۳۴', 1234],
    [' ۷ ', 7],
    ['.5', 0.5],
    ['5.', 5],
  ])('reads %s as %d', (typed, amount) => {
    expect(typedAmount(typed)).toBe(amount);
  });

  test.each(['', 'x', '1.2.3', '-4', '1e3', '.'])('takes %j for no amount', (typed) => {
    expect(typedAmount(typed)).toBeUndefined();
  });

  test('reads back what a language writes', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e7 }), fc.constantFrom(...locales), (cents, locale) => {
        expect(typedAmount(formatNumber(cents / 100, locale))).toBe(cents / 100);
      }),
    );
  });
});

describe('localNumbers', () => {
  test.each([
    ['en', '1,234.50', '1,234.50'],
    ['ar', '1,234.50', '1,234.50'],
    ['ir', '1,234.50', '۱٬۲۳۴٫۵۰'],
    ['ir', '-20%', '-۲۰٪'],
    ['ir', '12:05:09', '۱۲:۰۵:۰۹'],
    ['ir', '9+', '۹+'],
  ] as const)('writes in %s %s as %s', (locale, ascii, text) => {
    expect(localNumbers(ascii, intlLocale(locale))).toBe(text);
  });

  test('writes a number as the browser does, in any language that it knows', () => {
    const tags = fc.constantFrom('fa-IR', 'ar-EG', 'de', 'hi-u-nu-deva', 'bn', 'en-IN-u-nu-latn', 'my');
    fc.assert(
      fc.property(fc.nat({ max: 999_999 }), tags, (count, tag) => {
        const ascii = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(count / 100);
        // Where a thousand is written without its separator, the shop still writes one.
        const browser = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, useGrouping: 'always' }).format(
          count / 100,
        );
        expect(localNumbers(ascii, tag)).toBe(browser);
      }),
    );
  });
});

describe('priceText', () => {
  const isolates = /[\u2066-\u2069]/g;

  test('is plain text where everything runs to the right', () => {
    expect(priceText('8.21', { symbol: '$' }, 'en')).toBe('8.21$');
    expect(priceText('-8.21', { symbol: '$', position: 'prefix' }, 'en')).toBe('-$8.21');
  });

  const depthAfter = (depth: number, mark: string) => depth + (mark === '\u2069' ? -1 : 1);
  const bareText = (number: number, sign: string, place: string, tag: string) => {
    const written = localNumbers(String(Math.abs(number)), tag);
    return (number < 0 ? '-' : '') + (place === 'prefix' ? sign + written : written + sign);
  };

  test('closes each isolate that it opens, and keeps amount and sign', () => {
    const symbol = fc.constantFrom('$', '€', 'ر.س', '﷼', 'د.إ', 'CHF');
    const position = fc.constantFrom('prefix', 'suffix');
    fc.assert(
      fc.property(fc.integer(), symbol, position, fc.constantFrom(...locales), (number, sign, place, locale) => {
        const text = priceText(String(number), { symbol: sign, position: place }, locale);
        const marks = text.match(isolates) ?? [];
        const depths = marks.map((_, at) => marks.slice(0, at + 1).reduce(depthAfter, 0));
        expect(depths.every((depth) => depth >= 0)).toBe(true);
        expect(depths.at(-1) ?? 0).toBe(0);
        expect(text.replace(isolates, '')).toBe(bareText(number, sign, place, intlLocale(locale)));
      }),
    );
  });
});

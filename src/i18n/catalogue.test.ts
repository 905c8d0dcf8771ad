import { createIntl } from '@formatjs/intl';
import { describe, expect, test } from 'vitest';
import arabic from '#locales/ar.json';
import english from '#locales/en.json';
import persian from '#locales/ir.json';
import { type BuiltInLocale, intlLocale } from '#locales/locales.ts';
import { localNumbers } from '#locales/numbers.ts';
import { asciiDigits } from '#locales/typed-numbers.ts';

const catalogues: Record<BuiltInLocale, Record<string, string>> = { en: english, ar: arabic, ir: persian };

const placeholders = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*(?:\}|, plural)/g)].map(([, name]) => name))].sort();

const values = (message: string) =>
  Object.fromEntries(placeholders(message).map((name) => [name, message.includes(`{${name}, plural`) ? 2 : 'x']));

describe.each(Object.entries(catalogues))('%s', (locale, catalogue) => {
  test('has the same keys as English, in the same order', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(english));
  });

  test('is sorted by key, so that two additions rarely conflict', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(catalogue).sort());
  });

  test('has no empty text', () => {
    expect(Object.entries(catalogue).filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  test('has numbers in the same digits as prices and dates', () => {
    const tag = intlLocale(locale);
    // Codes of messages, such as `{line1}`, and plurals of one number, such as `=1`, are for the library.
    const shown = (message: string) => message.replace(/\{\w+\}|=\d+|\b[A-Z]+\d+\b/g, '');
    const other = Object.values(catalogue).filter((message) => {
      const text = shown(message);
      return localNumbers(asciiDigits(text).replace(/(?<=\d)٫(?=\d)/g, '.'), tag) !== text;
    });
    expect(other).toEqual([]);
  });

  test('uses the same values as English', () => {
    const other = Object.keys(english).filter((key) => {
      const source = catalogues.en[key] ?? '';
      return String(placeholders(catalogue[key] ?? '')) !== String(placeholders(source));
    });
    expect(other).toEqual([]);
  });

  test('has a valid format in each message', () => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => void errors.push(error);
    const intl = createIntl({ locale: intlLocale(locale), messages: catalogue, onError });
    for (const [id, message] of Object.entries(catalogue)) intl.formatMessage({ id }, values(message));
    expect(errors).toEqual([]);
  });

  test('has each plural category of the language', () => {
    const requested = new Intl.PluralRules(intlLocale(locale)).resolvedOptions().pluralCategories;
    const lacking = Object.entries(catalogue)
      .filter(([, message]) => message.includes(', plural,'))
      .filter(([, message]) => !requested.every((category) => new RegExp(`\\b${category} \\{`).test(message)))
      .map(([key]) => key);
    expect(lacking).toEqual([]);
  });
});

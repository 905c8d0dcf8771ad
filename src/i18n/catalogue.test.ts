import { createIntl } from '@formatjs/intl';
import { describe, expect, test } from 'vitest';
import arabic from '#locales/ar.json';
import english from '#locales/en.json';
import persian from '#locales/ir.json';
import { intlLocale, type Locale } from '#locales/locales.ts';

const catalogues: Record<Locale, Record<string, string>> = { en: english, ar: arabic, ir: persian };

const placeholders = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*(?:\}|, plural)/g)].map(([, name]) => name))].sort();

const values = (message: string) =>
  Object.fromEntries(placeholders(message).map((name) => [name, message.includes(`{${name}, plural`) ? 2 : 'x']));

describe.each(Object.entries(catalogues))('%s', (locale, catalogue) => {
  test('has the keys of English, no more and no fewer, in the same order', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(english));
  });

  test('is sorted by key, so that two additions seldom meet on a line', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(catalogue).sort());
  });

  test('no text is empty', () => {
    expect(Object.entries(catalogue).filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  test('numbers have the digits of the prices and dates beside them', () => {
    const other = /[\u0660-\u0669\u06f0-\u06f9]/;
    expect(Object.entries(catalogue).filter(([, message]) => other.test(message))).toEqual([]);
  });

  test('takes the values that English takes', () => {
    const other = Object.keys(english).filter((key) => {
      const source = catalogues.en[key] ?? '';
      return String(placeholders(catalogue[key] ?? '')) !== String(placeholders(source));
    });
    expect(other).toEqual([]);
  });

  test('each message can be formatted', () => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => void errors.push(error);
    const intl = createIntl({ locale: intlLocale(locale as Locale), messages: catalogue, onError });
    for (const [id, message] of Object.entries(catalogue)) intl.formatMessage({ id }, values(message));
    expect(errors).toEqual([]);
  });

  test('plurals name each category of the language', () => {
    const requested = new Intl.PluralRules(intlLocale(locale as Locale)).resolvedOptions().pluralCategories;
    const lacking = Object.entries(catalogue)
      .filter(([, message]) => message.includes(', plural,'))
      .filter(([, message]) => !requested.every((category) => new RegExp(`\\b${category} \\{`).test(message)))
      .map(([key]) => key);
    expect(lacking).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { countries } from '#server/seed/data/countries.ts';
import { countryChoices, countryNames } from './country-names.ts';

describe('the names of countries', () => {
  test.each([
    ['en', 'Germany', 'Germany'],
    ['ar', 'Germany', 'ألمانيا'],
    ['ir', 'Germany', 'آلمان'],
    ['ir', 'Turkey', 'ترکیه'],
  ] as const)('in %s: %s is %s', (locale, english, name) => expect(countryNames(locale)(english)).toBe(name));

  test('stay as they are where there is no such country', () => {
    expect(countryNames('ar')('Atlantis')).toBe('Atlantis');
  });

  test.each(['ar', 'ir'] as const)('leave no country of the demo shop in English in %s', (locale) => {
    const nameOf = countryNames(locale);
    expect(countries.filter(({ name }) => /[A-Za-z]/.test(nameOf(name)))).toEqual([]);
  });

  test('are sorted in the language, once each, with the English name as the value', () => {
    expect(countryChoices(['Germany', 'Jordan', 'Germany'], 'ar')).toEqual([
      { value: 'Jordan', label: 'الأردن' },
      { value: 'Germany', label: 'ألمانيا' },
    ]);
  });
});

/**
 * What is wrong with the texts of another language, and what is missing.
 *
 * @spec R77
 */
import { describe, expect, test } from 'vitest';
import english from '#locales/en.json';
import { directionOf, htmlLang, intlLocale, isLocale, localeOf, locales } from '#locales/locales.ts';
import { checkCatalogue } from '#server/i18n/check-catalogue.ts';

const source = {
  Home: 'Home',
  'Add {name}': 'Add {name} to cart',
  'Cart, {count} items': '{count, plural, one {Cart, # item} other {Cart, # items}}',
  'Only {count} left': 'Only {count} left',
};
const check = (texts: Record<string, unknown>, locale = 'fr') => checkCatalogue(texts, source, locale);
const reasonOf = (texts: Record<string, unknown>, locale?: string) => check(texts, locale).problems[0]?.reason;

describe('a catalogue', () => {
  test('may have some of the texts; the others are missing, as are empty ones', () => {
    const { texts, missing, problems } = check({ Home: 'Accueil', 'Add {name}': ' ' });
    expect([texts, problems]).toEqual([{ Home: 'Accueil' }, []]);
    expect(missing).toEqual(['Add {name}', 'Cart, {count} items', 'Only {count} left']);
  });

  test('may count where English does not, if the value is counted elsewhere', () => {
    const text = 'Plus que {count, plural, one {# article} many {# d’articles} other {# articles}}';
    expect(check({ 'Only {count} left': text }).problems).toEqual([]);
    expect(reasonOf({ 'Add {name}': '{name, plural, one {un} other {deux}}' })).toBe('{name} is no value for "plural"');
  });

  test('is told which plural forms it lacks, and may do without', () => {
    const text = '{count, plural, one {Panier, # article} other {Panier, # articles}}';
    expect(check({ 'Cart, {count} items': text }).unformed).toEqual([{ key: 'Cart, {count} items', forms: ['many'] }]);
    expect(check({ 'Cart, {count} items': text }, 'de').unformed).toEqual([]);
  });

  test.each([
    [{ Home: 'Accueil {x}' }, 'there is no value {x}'],
    [{ 'Add {name}': 'Ajouter' }, 'it lacks {name}'],
    [{ Homes: 'Accueils' }, 'the shop has no such phrase'],
    [{ Home: null }, 'it is no text'],
    [{ Home: '{' }, 'it cannot be read'],
    [{ 'Cart, {count} items': '{count, plural, few {#} other {#}}' }, 'the language has no plural form "few"'],
    [{ 'Cart, {count} items': '{count, plural, one {#}}' }, 'it cannot be read'],
    [{ 'Add {name}': '{name, select, a {x} other {y}}' }, '{name} is no value for "select"'],
    [{ 'Add {name}': '{name, date}' }, '{name} is no value for "date"'],
  ])('%j is wrong: %s', (texts, reason) => {
    expect(reasonOf(texts)).toContain(reason);
  });

  test('of English itself has nothing wrong and nothing missing', () => {
    expect(checkCatalogue(english, english, 'en')).toMatchObject({ problems: [], missing: [], unformed: [] });
  });
});

describe('a code of a language', () => {
  test.each(['fr', 'gsw', 'pt-br', 'zh-hant', 'zh-hant-tw', 'es-419', ...locales])(
    '%s is one that Intl takes',
    (code) => {
      expect(isLocale(code)).toBe(true);
      expect(() => [new Intl.Locale(htmlLang(code)), new Intl.NumberFormat(intlLocale(code))]).not.toThrow();
    },
  );

  test.each(['', 'f', 'french', 'FR', 'en_US', 'fr-', '../fr', 'fr|x', 7, undefined])('%s is none', (code) => {
    expect(isLocale(code)).toBe(false);
  });

  test.each([
    ['pt-BR', 'pt-br'],
    ['pt_BR', 'pt-br'],
    ['IR', 'ir'],
    ['french', 'en'],
  ])('%s of a back end is %s here', (code, locale) => expect(localeOf(code)).toBe(locale));

  test.each([
    ['fr', 'ltr'],
    ['he', 'rtl'],
    ['ur', 'rtl'],
    ['ps', 'rtl'],
    ['ir', 'rtl'],
    ['ar', 'rtl'],
    ['uz-arab', 'rtl'],
    ['uz', 'ltr'],
    ['en', 'ltr'],
  ])('%s is written %s', (code, direction) => {
    expect(directionOf(code)).toBe(direction);
  });
});

import { describe, expect, test } from 'vitest';
import arabic from '#locales/ar.json';
import persian from '#locales/ir.json';
import { intlLocale, type Locale, locales } from '#locales/locales.ts';
import { compileCatalogue } from '#machines/locale/compile-catalogue.ts';
import { createMessages as createCompiled } from './messages.ts';

/** As the catalogues of people are: not parsed yet, and not always of texts. */
const createMessages = (locale: Locale, texts?: Record<string, unknown>) =>
  createCompiled(locale, texts && compileCatalogue(texts as Record<string, string>));

describe('createMessages', () => {
  test('has English built in', () => {
    const t = createMessages('en');
    expect(t('Your cart is empty')).toBe('Your cart is empty');
    expect(t('{count} items', { count: 1 })).toBe('1 item');
    expect(t('{count} items', { count: 1200 })).toBe('1,200 items');
  });

  test.each(locales)('formats a count in %s as the browser does', (locale) => {
    const t = createMessages(locale, { '{count} items': '{count, plural, other {# ▪}}' });
    const browser = new Intl.NumberFormat(intlLocale(locale));
    for (const count of [0, 1, 2, 11, 100, 999, 1000, 1_234_567, 0.5, 12.25, -3])
      expect(t('{count} items', { count })).toBe(`${browser.format(count)} ▪`);
  });

  test('prefers the shop’s own text', () => {
    const t = createMessages('en', { 'Your cart is empty': 'Nothing in the larder' });
    expect(t('Your cart is empty')).toBe('Nothing in the larder');
  });

  test('falls back to English with English plurals when a key is missing or not a text', () => {
    const t = createMessages('ir', { 'Your cart is empty': 7, '{count} items': '' });
    expect(t('Your cart is empty')).toBe('Your cart is empty');
    expect(t('{count} items', { count: 0 })).toBe('0 items');
  });

  test.each(['{count, plural, one {# item', 'a {', '{missing} things', "it's {", '{count, nonsense, x}'])(
    'shows a malformed message as it is: %s',
    (source) => {
      expect(createMessages('ar', { '{count} items': source })('{count} items', { count: 2 })).toBe(source);
    },
  );

  test('takes a phrase without a catalogue entry as its own message, with its values', () => {
    const t = createMessages('en');
    expect(t('{count} things that nobody listed' as never, { count: 3 })).toBe('3 things that nobody listed');
  });

  test('treats markup in a message as plain text', () => {
    const t = createMessages('en', { '{count} items': '<b>{count}</b> items' });
    expect(t('{count} items', { count: 3 })).toBe('<b>3</b> items');
  });

  test('returns the same function for the same locale and catalogue', () => {
    const catalogue = {};
    expect(createCompiled('ar', catalogue)).toBe(createCompiled('ar', catalogue));
    expect(createCompiled('ar', catalogue)).not.toBe(createCompiled('ir', catalogue));
    expect(createCompiled('en')).toBe(createCompiled('en'));
  });
});

test('a number is shown in the digits of the language, and a code as it is', () => {
  const t = createMessages('ir', {
    'Page {page}': 'صفحهٔ {page}',
    'Order {code}': 'سفارش {code}',
    'Up to {count} photos, {size} MB each': '{count, plural, one {# عکس} other {# عکس}}، {size} مگابایت',
  });
  expect(t('Page {page}', { page: 12 })).toBe('صفحهٔ ۱۲');
  expect(t('Order {code}', { code: '#1234' })).toBe('سفارش #1234');
  expect(t('Up to {count} photos, {size} MB each', { count: 5, size: 10 })).toBe('۵ عکس، ۱۰ مگابایت');
});

describe('the plurals', () => {
  test.each([
    [0, 'لا توجد منتجات'],
    [1, 'منتج واحد'],
    [2, 'منتجان'],
    [3, '3 منتجات'],
    [11, '11 منتجًا'],
    [100, '100 منتج'],
    [1.5, '1.5 منتج'],
  ])('of Arabic items: %d is %s', (count, text) => {
    expect(createMessages('ar', arabic)('{count} items', { count })).toBe(text);
  });

  test.each([...locales, 'fr', 'pl', 'arn'])('in %s are those of the platform', (locale) => {
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `${form} {${form}}`).join(' ');
    const t = createMessages(locale, { '{count} items': `{count, plural, ${forms}}` });
    const platform = new Intl.PluralRules(intlLocale(locale));
    const counts = [...Array(205).keys(), 1000, 1003, 1011, 1_000_000, 0.5, 1.5, 2.1, -1];
    for (const count of counts) expect([count, t('{count} items', { count })]).toEqual([count, platform.select(count)]);
  });

  test.each([
    [0, '۰ کالا'],
    [1, '۱ کالا'],
    [1234, '۱٬۲۳۴ کالا'],
  ])('of Persian items: %d is %s', (count, text) => {
    expect(createMessages('ir', persian)('{count} items', { count })).toBe(text);
  });
});

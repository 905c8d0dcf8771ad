/** Numbers as a language writes them, derived from its tag by `Intl`. The client and the server share this. */
import { directionOf, intlLocale, type Locale } from './locales.ts';

type Signs = Readonly<Record<string, string>>;

/** What stands for 0 to 9. */
const digitsFrom = (digits: Iterable<string>): Signs =>
  Object.fromEntries(Array.from(digits, (digit, at) => [`${at}`, digit]));

/** What stands for the ASCII digits, the decimal point, the comma and the percent sign. */
const signsIn = (tag: string): Signs => {
  const format = new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 1 });
  const parts = format.formatToParts(98_765_432.101);
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const digits = parts.filter(({ type }) => type === 'integer').map(({ value }) => value);
  const fromZero = [...digits.join('')].reverse();
  return { ...digitsFrom(fromZero), '.': sign('decimal'), ',': sign('group'), '%': sign('percentSign') };
};

/** Derived once for each language; those of Persian are known, because a phone takes 50 ms to make a number format. */
const known = new Map<string, Signs>([
  [intlLocale('ir'), { ...digitsFrom('۰۱۲۳۴۵۶۷۸۹'), '.': '٫', ',': '٬', '%': '٪' }],
]);

const signsOf = (tag: string): Signs => {
  const signs = known.get(tag) ?? signsIn(tag);
  known.set(tag, signs);
  return signs;
};

/** These write numbers as ASCII does. A phone takes 50 ms to make its first number format, so they need none. */
const isLatin = (tag: string) => tag.includes('-nu-latn');

/** The numbers of an ASCII text as the language writes them: `1,234.50` or `20%`. Letters stay as they are. */
export const localNumbers = (text: string, tag: string): string => {
  if (isLatin(tag)) return text;
  const signs = signsOf(tag);
  return text.replace(/\d+(?:[.,]\d+)*%?/g, (number) => number.replace(/./g, (sign) => signs[sign] ?? sign));
};

/** The sign stands behind the number; with `prefix` it stands before it. */
export type SignPlace = { symbol: string; position?: 'prefix' | 'suffix' };

const isRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * An amount with its sign. `number` is ASCII, such as `-1,234.50`. Whatever stands around it, the sign is on the same
 * side of every amount of a page: isolates keep the writing direction of the neighbours out.
 */
export const priceText = (number: string, { symbol, position }: SignPlace, locale: Locale): string => {
  const isRtl = directionOf(locale) === 'rtl';
  const minus = position === 'prefix' && number.startsWith('-') ? '-' : '';
  const written = localNumbers(number.slice(minus.length), intlLocale(locale));
  const parts = (amount: string) => (position === 'prefix' ? minus + symbol + amount : amount + symbol);
  if (!isRtl && !isRightToLeft.test(symbol)) return parts(written);
  return `${isRtl ? '\u2067' : '\u2066'}${parts(`\u2066${written}\u2069`)}\u2069`;
};

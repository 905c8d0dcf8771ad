/** Texts by their English phrase: the shop's catalogue first, then the built-in English, then the phrase itself. */
import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { ar, en, fa } from 'make-plural/cardinals';
import type english from '#locales/en.json';
import builtInMessages from '#locales/en.json?compiled';
import { intlLocale, type Locale } from '#locales/locales.ts';
import { localNumbers } from '#locales/numbers.ts';

export type MessageKey = keyof typeof english;
export type MessageValues = Record<string, string | number>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Parsed ahead (`machines/locale/compile-catalogue.ts`); people edit it, so nothing about its values is taken for granted. */
export type Catalogue = Readonly<Record<string, unknown>>;
type Parsed = ConstructorParameters<typeof IntlMessageFormat>[0];

const noCatalogue: Catalogue = {};
const builtIn: Catalogue = builtInMessages;
/** The English that the script itself carries. */
export const builtInText = (key: string): unknown => builtIn[key];

/** A number in the digits of the language. A text, such as a name or a code, stays as it is. */
const shown = (tag: string, value: string | number | undefined) =>
  typeof value === 'number' ? localNumbers(String(value), tag) : String(value);

/** A message that lacks a value is shown as it was written. */
const fill = (tag: string, message: string, values: MessageValues = {}) => {
  const isComplete = [...message.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in values);
  return isComplete ? message.replace(/\{(\w+)\}/g, (_, name: string) => shown(tag, values[name])) : message;
};

/** Skips the locale lookup of a message: no code reads the result, and the lookup takes a phone 60 ms. */
IntlMessageFormat.resolveLocale = () => undefined;

/** Written the same with and without a number format, but for the digits. */
const isPlain = (value: unknown) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1000;

/** Of the languages that ship, by the language of a tag. A phone takes 40 ms to make its first `Intl.PluralRules`. */
const cardinals: Readonly<Record<string, (count: number) => string>> = { ar, en, fa };

const rulesOf: Formatters['getPluralRules'] = (tag, options) => {
  const select = options?.type === 'ordinal' ? undefined : cardinals[String(tag).split('-')[0] ?? ''];
  return select
    ? ({ select: (count) => select(Math.abs(count)) } as Intl.PluralRules)
    : new Intl.PluralRules(tag, options);
};

const pluralRules = new Map<unknown, Intl.PluralRules>();

/** For all messages. A phone takes 50 ms to make its first number format; most counts need none. */
const formatters: Formatters = {
  getNumberFormat: (tag, options) =>
    ({
      format: (value: number) =>
        isPlain(value) ? shown(String(tag), value) : new Intl.NumberFormat(tag, options).format(value),
    }) as Intl.NumberFormat,
  getDateTimeFormat: (...kind) => new Intl.DateTimeFormat(...kind),
  getPluralRules: (locale, options) => {
    const key = `${locale} ${options?.type}`;
    const rules = pluralRules.get(key) ?? rulesOf(locale, options);
    pluralRules.set(key, rules);
    return rules;
  },
};

type Formats = Map<string, IntlMessageFormat>;

/** Caches the message format: on a phone it takes 1 ms to create, and a list shows the same message many times. */
const formatOf = (formats: Formats, locale: Locale, key: string, message: unknown) => {
  const format =
    formats.get(key) ?? new IntlMessageFormat(message as Parsed, intlLocale(locale), undefined, { formatters });
  formats.set(key, format);
  return format;
};

type Part = { type: number; value: string };
/** The types of `{count, plural, …}` and `{count, number}`, which take numbers. */
const counting = [6, 2];

/** A number that a message shows as it is, such as `{size}`, becomes a text in the digits of the language. */
const written = (tag: string, message: unknown, values: MessageValues = {}): MessageValues => {
  const counts = (message as Part[]).filter(({ type }) => counting.includes(type)).map(({ value }) => value);
  const pairs = Object.entries(values).map(([name, value]) => [
    name,
    counts.includes(name) ? value : shown(tag, value),
  ]);
  return Object.fromEntries(pairs);
};

const isMessage = (message: unknown) => Array.isArray(message) || (typeof message === 'string' && message !== '');

const make = (locale: Locale, catalogue: Catalogue): Translate => {
  const formats: Formats = new Map();
  const say = (spoken: Locale, key: string, message: unknown, values: MessageValues | undefined) => {
    const tag = intlLocale(spoken);
    if (typeof message === 'string') return fill(tag, message, values);
    try {
      return String(formatOf(formats, spoken, key, message).format(written(tag, message, values)));
    } catch {
      return key;
    }
  };
  // As plain text: a thousand keys are more than the compiler narrows.
  return (key: string, values) => {
    const own = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    if (isMessage(own)) return say(locale, key, own, values);
    // A phrase that the script leaves out is its own message, placeholders and all.
    return say('en', key, builtIn[key] ?? key, values);
  };
};

const known = new WeakMap<Catalogue, Map<Locale, Translate>>();

/** The same function for the same locale and catalogue object, so that views do not render again for nothing. */
export const createMessages = (locale: Locale, catalogue: Catalogue = noCatalogue): Translate => {
  const ofCatalogue = known.get(catalogue) ?? new Map<Locale, Translate>();
  known.set(catalogue, ofCatalogue);
  const translate = ofCatalogue.get(locale) ?? make(locale, catalogue);
  ofCatalogue.set(locale, translate);
  return translate;
};

/** Isolates an amount or a number, so that it reads left to right inside a right-to-left sentence. */
export const isolated = (text: string | number) => `\u2066${text}\u2069`;

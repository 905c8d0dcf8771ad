/** Texts by their English phrase: the shop's catalogue first, then the built-in English, then the phrase itself. */
import { createIntl, type IntlShape } from '@formatjs/intl';
import english from './en.json';
import { intlLocale, type Locale } from './locales.ts';

export type MessageKey = keyof typeof english;
export type MessageValues = Record<string, string | number>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** What `GET /lang/{locale}` answers: people edit it, so nothing about its values is taken for granted. */
export type Catalogue = Readonly<Record<string, unknown>>;

const noCatalogue: Catalogue = {};
const builtIn: Readonly<Record<string, string>> = english;
/** The English that the script itself carries. */
export const builtInText = (key: string): string | undefined => builtIn[key];

const isPlain = (message: string) => !/[{}<'#]/.test(message);

const intlOf = (locale: Locale, messages: Catalogue) =>
  createIntl({
    locale: intlLocale(locale),
    messages: messages as Record<string, string>,
    onError: () => undefined,
  });

/** A broken message, or one that lacks a value, is shown as it was written. */
const formatWith = (intl: IntlShape<string>, id: string, message: string, values: MessageValues | undefined) => {
  if (isPlain(message)) return message;
  try {
    return String(intl.formatMessage({ id, defaultMessage: message }, values, { ignoreTag: true }));
  } catch {
    return message;
  }
};

const make = (locale: Locale, catalogue: Catalogue): Translate => {
  const intl = intlOf(locale, catalogue);
  const intlOfBuiltIn = intlOf('en', builtIn);
  return (key, values) => {
    const own = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    if (typeof own === 'string' && own !== '') return formatWith(intl, key, own, values);
    // A phrase that the script leaves out is its own message, placeholders and all.
    return formatWith(intlOfBuiltIn, key, builtIn[key] ?? key, values);
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

/** Turns English phrases into the language of a request, with the catalogues that the storefront uses too. */
import { createIntl, createIntlCache } from '@formatjs/intl';
import { defaultLocale, intlLocale, type Locale } from '#locales/locales.ts';
import { localNumbers } from '#locales/numbers.ts';
import type { Reader } from '#server/domain/mail.ts';
import type { Phrase, PhraseValues } from '#server/domain/refusal.ts';
import { type Texts, textsOf } from './languages.ts';

const intlCache = createIntlCache();

type Translator = ReturnType<typeof createIntl<string>>;
const translators = new WeakMap<Texts, Translator>();

function translatorOf(locale: Locale): Translator {
  const messages = textsOf(locale);
  const known = translators.get(messages);
  if (known) return known;
  // A phrase that no catalogue has is shown as it is; that is not worth a log line a request.
  const made = createIntl<string>(
    { locale: intlLocale(locale), messages: { ...messages }, onError: () => {} },
    intlCache,
  );
  translators.set(messages, made);
  return made;
}

/** The language whose catalogue has the phrase: that of the reader, or English with the plurals of English. */
const spoken = (locale: Locale, text: string): Locale =>
  Object.hasOwn(textsOf(locale), text) ? locale : defaultLocale;

/** The name of a field is a phrase of its own. */
function named(locale: Locale, values: PhraseValues | undefined): PhraseValues | undefined {
  const field = values?.field;
  if (typeof field !== 'string') return values;
  const texts = textsOf(spoken(locale, field));
  // A client may call a field `constructor`, which every object has.
  return Object.hasOwn(texts, field) ? { ...values, field: texts[field] ?? field } : values;
}

/** A value with a full stop at its end, such as the sign of a currency, ends a sentence without a second one. */
const withinSentence = (value: string, name: string, message: string) =>
  message.includes(`{${name}}.`) ? value.replace(/\.(?=\u2069?$)/, '') : value;

/** A number that a message shows as it is, such as `{page}`; one of a plural the library writes itself. */
function written(locale: Locale, message: string, values: PhraseValues | undefined): PhraseValues | undefined {
  if (!values) return values;
  const pairs = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'string') return [name, withinSentence(value, name, message)];
    const isShown = typeof value === 'number' && message.includes(`{${name}}`);
    return [name, isShown ? localNumbers(String(value), intlLocale(locale)) : value];
  });
  return Object.fromEntries(pairs);
}

export function translate(locale: Locale, phrase: Phrase): string {
  const [text, values] = typeof phrase === 'string' ? [phrase, undefined] : phrase;
  const language = spoken(locale, text);
  const texts = textsOf(language);
  const message = (Object.hasOwn(texts, text) && texts[text]) || text;
  const given = written(locale, message, named(locale, values));
  return translatorOf(language).formatMessage({ id: text, defaultMessage: text }, given);
}

/** Somebody who reads this language. */
export const readerIn = (locale: Locale): Reader => ({
  locale,
  t: (text, values = {}) => translate(locale, [text, values]),
});

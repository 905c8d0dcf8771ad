/** Turns English phrases into the language of a request, with the catalogues that the storefront uses too. */
import { existsSync, readFileSync } from 'node:fs';
import { createIntl, createIntlCache } from '@formatjs/intl';
import { byLocale, htmlLang, type Locale } from '#locales/locales.ts';
import type { Reader } from '#server/domain/mail.ts';
import type { Phrase, PhraseValues } from '#server/domain/refusal.ts';
import { inRoot } from '#server/root.ts';

/** Latin digits in every language. */
export const languageTags = byLocale((locale) => `${htmlLang(locale)}-u-nu-latn`);

function readCatalogue(locale: Locale): Record<string, string> {
  const file = inRoot('locales', `${locale}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The catalogues as the files have them. */
export const catalogues = byLocale(readCatalogue);

const intlCache = createIntlCache();
const translators = byLocale((locale) =>
  // A phrase that no catalogue has is shown in English; that is not worth a log line a request.
  createIntl({ locale: languageTags[locale], messages: catalogues[locale], onError: () => {} }, intlCache),
);

/** The name of a field is a phrase of its own. */
function named(locale: Locale, values: PhraseValues | undefined): PhraseValues | undefined {
  const field = values?.field;
  // A client may call a field `constructor`, which every object has.
  if (typeof field !== 'string' || !Object.hasOwn(catalogues[locale], field)) return values;
  return { ...values, field: catalogues[locale][field] ?? field };
}

export function translate(locale: Locale, phrase: Phrase): string {
  const [text, values] = typeof phrase === 'string' ? [phrase, undefined] : phrase;
  return translators[locale].formatMessage({ id: text, defaultMessage: text }, named(locale, values));
}

/** Somebody who reads this language. */
export const readerIn = (locale: Locale): Reader => ({
  locale,
  t: (text, values = {}) => translate(locale, [text, values]),
});

/** Turns English phrases into the language of a request, with the catalogues that the storefront uses too. */
import { existsSync, readFileSync } from 'node:fs';
import { createIntl, createIntlCache } from '@formatjs/intl';
import { type Locale, locales } from '#server/domain/locale.ts';
import { inRoot } from '#server/root.ts';
import type { Phrase, PhraseValues } from './refusal.ts';

export const languageTags: Record<Locale, string> = { en: 'en-u-nu-latn', ar: 'ar-u-nu-latn', ir: 'fa-u-nu-latn' };

function readCatalogue(locale: Locale): Record<string, string> {
  const file = inRoot('src', 'i18n', `${locale}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The catalogues as the files have them. */
export const catalogues: Record<Locale, Record<string, string>> = {
  en: readCatalogue('en'),
  ar: readCatalogue('ar'),
  ir: readCatalogue('ir'),
};

const intlCache = createIntlCache();
const translators = Object.fromEntries(
  locales.map((locale) => [
    locale,
    // A phrase that no catalogue has is shown in English; that is not worth a log line a request.
    createIntl({ locale: languageTags[locale], messages: catalogues[locale], onError: () => {} }, intlCache),
  ]),
) as Record<Locale, ReturnType<typeof createIntl<string>>>;

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

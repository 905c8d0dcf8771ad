/** What pages, responses and mails say: the text of the catalogue for a key. */
import arabic from '#locales/ar.json' with { type: 'json' };
import english from '#locales/en.json' with { type: 'json' };
import persian from '#locales/ir.json' with { type: 'json' };
import type { BuiltInLocale as Locale } from '#locales/locales.ts';
import { compileCatalogue } from '#machines/locale/compile-catalogue.ts';
import { createMessages, type Translate } from '#src/i18n/messages.ts';

const catalogues = {
  en: compileCatalogue(english),
  ar: compileCatalogue(arabic),
  ir: compileCatalogue(persian),
};

export const textsIn = (locale: Locale): Translate => createMessages(locale, catalogues[locale]);

/** In English. */
export const text = textsIn('en');

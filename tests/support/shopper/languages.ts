/** The three languages of the shop as tests read them. */
import arabic from '#locales/ar.json' with { type: 'json' };
import english from '#locales/en.json' with { type: 'json' };
import persian from '#locales/ir.json' with { type: 'json' };
import { compileCatalogue } from '#machines/locale/compile-catalogue.ts';
import { createMessages, type Translate } from '#src/i18n/messages.ts';

const texts = { en: english, ar: arabic, ir: persian } as const;
const catalogues = {
  en: compileCatalogue(english),
  ar: compileCatalogue(arabic),
  ir: compileCatalogue(persian),
} as const;

export type ShopperLocale = keyof typeof catalogues;

export const directionOf = (locale: ShopperLocale): 'ltr' | 'rtl' => (locale === 'en' ? 'ltr' : 'rtl');

export const messagesIn = (locale: ShopperLocale): Translate => createMessages(locale, catalogues[locale]);

/** A phrase as it is written, with its placeholders. */
export const phraseIn = (locale: ShopperLocale, key: string): string =>
  (texts[locale] as Readonly<Record<string, string>>)[key] ?? key;

/** Days and times in mails and documents, in UTC: the server does not know where a reader lives. */
import type { Locale } from '#locales/locales.ts';

const tags: Record<Locale, string> = {
  en: 'en-GB-u-nu-latn-ca-gregory',
  ar: 'ar-u-nu-latn-ca-gregory',
  ir: 'fa-u-nu-latn-ca-gregory',
};

export const dayText = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(date);

export const momentText = (date: Date, locale: Locale): string =>
  `${new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(date)} UTC`;

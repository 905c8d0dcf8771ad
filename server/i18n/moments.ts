/** Days and times in mails and documents, in the words, the digits and the calendar of the language. */
import type { Locale } from '#locales/locales.ts';
import { dateTagOf } from '#server/domain/dates.ts';

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const moment = { ...day, hour: '2-digit', minute: '2-digit', timeZoneName: 'longGeneric' } as const;

/** `timeZone` is that of the shop: the server does not know where a reader lives. */
export const dayText = (date: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(dateTagOf(locale), { ...day, timeZone }).format(date);

/** With the name of the time zone. */
export const momentText = (date: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(dateTagOf(locale), { ...moment, timeZone }).format(date);

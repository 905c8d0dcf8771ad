/** The calendar of dates: that of the language, or the Gregorian one if the shopper chooses it. */
import { intlLocale, type Locale } from './locales.ts';

export const calendars = ['language', 'gregorian'] as const;
export type Calendar = (typeof calendars)[number];

/** The tag for `Intl.DateTimeFormat`. */
export const dateTag = (locale: Locale, calendar: Calendar = 'language'): string => {
  const tag = intlLocale(locale);
  return calendar === 'language' ? tag : new Intl.Locale(tag, { calendar: 'gregory' }).toString();
};

/** Whether the language has a calendar of its own, so that there is a choice. */
export const hasOwnCalendar = (locale: Locale): boolean =>
  new Intl.DateTimeFormat(dateTag(locale)).resolvedOptions().calendar !== 'gregory';

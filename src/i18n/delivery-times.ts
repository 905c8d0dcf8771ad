/** Days and hours of deliveries, in the time zone of the shop; what cannot be read gives an empty text. */
import { dateTag } from '#locales/calendars.ts';
import { defaultLocale } from '#locales/locales.ts';
import type { DateReader } from './dates.ts';

const shapes = {
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  // Times of a day are compared at a glance, so they have 24 hours.
  hour: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const;

/** English days begin with the day of the month, as the dates of the protocol do. */
const tagOf = ({ locale, calendar }: DateReader): string => {
  const tag = dateTag(locale, calendar);
  return locale === defaultLocale ? new Intl.Locale(tag, { region: 'GB' }).toString() : tag;
};

const written = (moment: string, reader: DateReader, shape: keyof typeof shapes): string => {
  const { timeZone } = reader;
  try {
    const format = new Intl.DateTimeFormat(tagOf(reader), { ...shapes[shape], ...(timeZone ? { timeZone } : {}) });
    return format.format(new Date(moment));
  } catch {
    // Another back end's time zone or moment that nobody knows.
    return '';
  }
};

/** The day of the week, the day and the month, in the order of the language. */
export const formatDeliveryDay = (moment: string, reader: DateReader): string => written(moment, reader, 'day');

/** Hours and minutes. */
export const formatDeliveryHour = (moment: string, reader: DateReader): string => written(moment, reader, 'hour');

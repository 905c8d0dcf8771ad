/** Dates of messages, orders and sales, in the words, the digits and the calendar of the reader. */
import { type Calendar, dateTag } from '#locales/calendars.ts';
import { defaultLocale, type Locale } from '#locales/locales.ts';

type Moment = Date | string | number;
type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** Whose dates they are. Without a time zone it is that of the device. */
export type DateReader = { locale: Locale; calendar?: Calendar; timeZone?: string | undefined };

const dayFields = { day: '2-digit', month: 'short', year: 'numeric' } as const;
// `hour12` leaves it to each engine's data whether noon is 12 or 0; this page and its server would differ.
const timeFields = { hour: '2-digit', minute: '2-digit', hourCycle: 'h12' } as const;
const fields = { day: dayFields, time: timeFields, moment: { ...timeFields, ...dayFields } };
type Shape = keyof typeof fields;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = ({ locale, calendar, timeZone }: DateReader, shape: Shape) => {
  const tag = dateTag(locale, calendar);
  const key = [tag, timeZone, shape].join(' ');
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...fields[shape], ...(timeZone ? { timeZone } : {}) });
  formats.set(key, format);
  return format;
};

const two = (digits = '') => digits.padStart(2, '0');

/** The format of the protocol: `hh:mm a, DD MMM, YYYY`. */
const protocolText: Record<Shape, (parts: Parts) => string> = {
  day: ({ day, month, year }) => `${two(day)} ${month}, ${year}`,
  time: ({ hour, minute, dayPeriod = '' }) => `${two(hour)}:${two(minute)} ${dayPeriod.toLowerCase()}`,
  moment: (parts) => `${protocolText.time(parts)}, ${protocolText.day(parts)}`,
};

/** Engines differ in the kind of space before "am". */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const format = (moment: Moment, reader: DateReader, shape: Shape): string => {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  // The protocol is English. Other languages have an order and commas of their own.
  if (reader.locale !== defaultLocale) return plainSpaces(formatOf(reader, shape).format(date));
  const parts = formatOf(reader, shape).formatToParts(date);
  return protocolText[shape](Object.fromEntries(parts.map(({ type, value }) => [type, value])));
};

/** `08 Mar, 2026` in English; an invalid date gives an empty string. */
export const formatDay = (moment: Moment, reader: DateReader): string => format(moment, reader, 'day');

/** `09:05 pm` in English; an invalid date gives an empty string. */
export const formatTime = (moment: Moment, reader: DateReader): string => format(moment, reader, 'time');

/** `09:05 pm, 08 Mar, 2026` in English; an invalid date gives an empty string. */
export const formatMessageTime = (moment: Moment, reader: DateReader): string => format(moment, reader, 'moment');

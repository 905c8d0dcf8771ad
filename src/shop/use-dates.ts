import { selectCalendar } from '#machines/preferences/preferences.selectors.ts';
import { formatDay, formatMessageTime, formatTime } from '#src/i18n/dates.ts';
import { useFacts } from './use-flow.ts';
import { useLocale } from './use-messages.ts';

type Format = (moment: Date | string | number, timeZone?: string) => string;

/** Writes days and times for the reader; an invalid date gives an empty text. The default time zone is the device's. */
export const useDates = (): { day: Format; time: Format; moment: Format } => {
  const reader = { locale: useLocale(), calendar: useFacts('preferences', selectCalendar) };
  return {
    day: (moment, timeZone) => formatDay(moment, { ...reader, timeZone }),
    time: (moment, timeZone) => formatTime(moment, { ...reader, timeZone }),
    moment: (moment, timeZone) => formatMessageTime(moment, { ...reader, timeZone }),
  };
};

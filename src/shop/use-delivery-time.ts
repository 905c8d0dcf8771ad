import { selectCalendar } from '#machines/preferences/preferences.selectors.ts';
import type { DeliveryTime } from '#machines/query/contract.types.ts';
import { formatDeliveryDay, formatDeliveryHour } from '#src/i18n/delivery-times.ts';
import { useFacts } from './use-flow.ts';
import { useLocale, useMessages } from './use-messages.ts';

type Times = {
  day: (moment: string, timeZone: string) => string;
  hour: (moment: string, timeZone: string) => string;
  hours: (time: DeliveryTime) => string;
  whole: (time: DeliveryTime) => string;
};

/** Writes delivery times in the time zone of the shop, in the words, digits and calendar of the reader. */
export const useDeliveryTimes = (): Times => {
  const t = useMessages();
  const reader = { locale: useLocale(), calendar: useFacts('preferences', selectCalendar) };
  const day = (moment: string, timeZone: string) => formatDeliveryDay(moment, { ...reader, timeZone });
  const hour = (moment: string, timeZone: string) => formatDeliveryHour(moment, { ...reader, timeZone });
  const hours = ({ from, until, time_zone: zone }: DeliveryTime) =>
    t('{from}–{until}', { from: hour(from, zone), until: hour(until, zone) });
  const whole = (time: DeliveryTime) => {
    const date = day(time.from, time.time_zone);
    return date && `${date} · ${hours(time)}`;
  };
  return { day, hour, hours, whole };
};

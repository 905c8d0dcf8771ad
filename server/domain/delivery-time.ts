/** The delivery time of an order: two moments, and the time zone in which the shop means them. */
import { commaOf } from '#locales/commas.ts';
import type { Locale } from '#locales/locales.ts';
import { dateTagOf, isoMicroseconds } from './dates.ts';

export type DeliveryTime = { from: Date; until: Date; zone: string };

/** The columns of an order; all three are null for an order that goes as soon as possible. */
export type DeliveryColumns = {
  deliveryFrom: Date | null;
  deliveryUntil: Date | null;
  deliveryZone: string | null;
};

/** A shopper has a place for so long; the checkout renews it. */
export const holdMs = 10 * 60_000;

export const takenText = '{shop} can no longer deliver on {time}. Please choose another delivery time.';
export const requiredText = '{shop} delivers at fixed times. Please choose one.';

export const deliveryTimeOf = (order: Partial<DeliveryColumns>): DeliveryTime | undefined => {
  const { deliveryFrom: from, deliveryUntil: until, deliveryZone: zone } = order;
  return from && until && zone ? { from, until, zone } : undefined;
};

export const deliveryColumns = (time: DeliveryTime | undefined): DeliveryColumns => ({
  deliveryFrom: time?.from ?? null,
  deliveryUntil: time?.until ?? null,
  deliveryZone: time?.zone ?? null,
});

export const serializeDeliveryTime = (order: DeliveryColumns) => {
  const time = deliveryTimeOf(order);
  return time
    ? { delivery_time: { from: isoMicroseconds(time.from), until: isoMicroseconds(time.until), time_zone: time.zone } }
    : {};
};

const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const minutes = { hour: '2-digit', minute: '2-digit' } as const;

/** As “Tuesday 24 November, 09:00–11:00”, in the words, the digits and the calendar of the language. */
export function deliveryTimeText({ from, until, zone: timeZone }: DeliveryTime, locale: Locale): string {
  const tag = dateTagOf(locale);
  const hours = new Intl.DateTimeFormat(tag, { ...minutes, timeZone }).formatRange(from, until);
  return [new Intl.DateTimeFormat(tag, { ...day, timeZone }).format(from), hours].join(commaOf(locale));
}

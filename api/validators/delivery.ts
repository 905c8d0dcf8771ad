/** Validators of delivery times. */
import { flag, id, listOf, z } from './zod.ts';

const moment = z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value))));

const isZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone }) !== undefined;
  } catch {
    return false;
  }
};

const zone = z.string().check(z.refine(isZone));

const slot = z.looseObject({ from: moment, until: moment, orders_until: z.catch(z.string(), ''), is_full: flag() });

const shop = z.looseObject({
  shop_id: id(),
  is_required: flag(),
  chosen: z.catch(z.nullable(moment), null),
  held_until: z.catch(z.nullable(moment), null),
  slots: listOf(slot),
});

export const deliveryOfferValidator = z.looseObject({ time_zone: z.catch(zone, 'UTC'), shops: listOf(shop) });

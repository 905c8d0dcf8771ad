/**
 * Delivery times: which ones the shops of a checkout offer, the place that a shopper holds, and the place of an order. The
 * calendar of a shop is locked before its places are counted, so no time gets more orders than it has places.
 */
import type { Body, Result } from '#server/contract.types.ts';
import type { Db } from '#server/db/pool.ts';
import {
  calendarsOfShops,
  endHolds,
  type FreeSlot,
  holdsOf,
  lockCalendars,
  replaceHolds,
  type SlotReader,
  slotsOfShops,
} from '#server/db/queries/delivery-slots.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { isoMicroseconds } from '#server/domain/dates.ts';
import { type DeliveryTime, deliveryTimeText, holdMs, requiredText, takenText } from '#server/domain/delivery-time.ts';
import { groupBy } from '#server/domain/group-by.ts';
import { conflict, invalidReference, refused } from '#server/domain/refusal.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import type { Shopper } from './caller.ts';
import { idempotently } from './idempotency.ts';

type Choice = { shopId: number; from: Date };
type Sent = NonNullable<Body<'placeOrder'>['delivery_slots']>;

async function readerOf(db: Db, userId: number, now: Date): Promise<SlotReader> {
  const { timeZone: zone } = await readSomeSettings(db, ['timeZone']);
  return { userId, now, zone };
}

const slotResponse = ({ from, until, ordersUntil, isFull }: FreeSlot) => ({
  from: isoMicroseconds(from),
  until: isoMicroseconds(until),
  orders_until: isoMicroseconds(ordersUntil),
  is_full: isFull,
});

async function offered(db: Db, shopIds: readonly number[], reader: SlotReader) {
  const calendars = await calendarsOfShops(db, shopIds);
  const slots = groupBy(await slotsOfShops(db, shopIds, reader), ({ shopId }) => shopId);
  const holds = await holdsOf(db, reader.userId, reader.now);
  const shops = calendars.map(({ shopId, isRequired }) => {
    const held = holds.find((hold) => hold.shopId === shopId);
    return {
      shop_id: shopId,
      is_required: isRequired,
      chosen: held ? isoMicroseconds(held.from) : null,
      held_until: held ? isoMicroseconds(held.until) : null,
      slots: (slots.get(shopId) ?? []).map(slotResponse),
    };
  });
  return { time_zone: reader.zone, shops };
}

export async function listDeliverySlots(
  { db, clock }: Dependencies,
  userId: number,
  shopIds: readonly number[],
): Promise<Result<'listDeliverySlots'>> {
  return { data: await offered(db, shopIds, await readerOf(db, userId, clock())) };
}

/** A shop is named once, and its time is a moment. */
function choicesIn(sent: Sent, shopIds: readonly number[] = sent.map(({ shop_id: id }) => id)): Choice[] {
  const isOnce = new Set(sent.map(({ shop_id: id }) => id)).size === sent.length;
  const choices = sent.flatMap(({ shop_id: shopId, from }) => (from ? [{ shopId, from: new Date(from) }] : []));
  const isKnown = choices.every(({ shopId, from }) => shopIds.includes(shopId) && !Number.isNaN(from.getTime()));
  if (!isOnce || !isKnown) throw invalidReference('delivery_slots');
  return choices;
}

type Place = DeliveryTime & { shopId: number };
type Buyer = SlotReader & { language: Language };

/** The calendars must be locked. */
async function placesFor(
  tx: Tx,
  choices: readonly Choice[],
  calendars: Awaited<ReturnType<typeof lockCalendars>>,
  buyer: Buyer,
): Promise<Place[]> {
  const slots = await slotsOfShops(tx, [0, ...choices.map(({ shopId }) => shopId)], buyer);
  return choices.map(({ shopId, from }) => {
    const slot = slots.find((other) => other.shopId === shopId && other.from.getTime() === from.getTime());
    const name = calendars.find((calendar) => calendar.shopId === shopId)?.shopName;
    if (!name) throw invalidReference('delivery_slots');
    const time = { from, until: slot?.until ?? from, zone: buyer.zone };
    const values = { shop: inLanguage(name, buyer.language), time: deliveryTimeText(time, buyer.language) };
    if (!slot || slot.isFull) throw conflict(takenText, values);
    return { ...time, shopId };
  });
}

export function holdDeliverySlots(
  { db, clock }: Dependencies,
  shopper: Shopper,
  { slots }: Body<'holdDeliverySlots'>,
): Promise<Result<'holdDeliverySlots'>> {
  const choices = choicesIn(slots);
  const shopIds = slots.map(({ shop_id: id }) => id);
  const { userId, locale: language } = shopper;
  return inTransaction(db, (tx) =>
    idempotently(tx, shopper, clock(), async () => {
      const now = clock();
      const reader = await readerOf(tx, userId, now);
      const calendars = await lockCalendars(tx, shopIds);
      const places = await placesFor(tx, choices, calendars, { ...reader, language });
      await replaceHolds(tx, userId, places, new Date(now.getTime() + holdMs));
      return { message: shopper.t('Delivery time saved'), data: await offered(tx, shopIds, reader) };
    }),
  );
}

type Ordered = { userId: number; shopIds: readonly number[]; sent: Sent | undefined; language: Language; now: Date };

/** Only orders with a time wait for one another. */
async function lockedPlaces(
  tx: Tx,
  choices: readonly Choice[],
  { userId, language, now }: Omit<Ordered, 'shopIds' | 'sent'>,
) {
  const calendars = await lockCalendars(
    tx,
    choices.map(({ shopId }) => shopId),
  );
  return placesFor(tx, choices, calendars, { ...(await readerOf(tx, userId, now)), language });
}

/** The delivery times of an order by the id of the shop; what the shopper held is the order's from now on. */
export async function takeDeliveryTimes(
  tx: Tx,
  { userId, shopIds, sent = [], language, now }: Ordered,
): Promise<Map<number, DeliveryTime>> {
  const choices = choicesIn(sent, shopIds);
  const calendars = await calendarsOfShops(tx, shopIds);
  const lacking = calendars.find(
    ({ shopId, isRequired }) => isRequired && !choices.some((choice) => choice.shopId === shopId),
  );
  if (lacking) throw refused(requiredText, { shop: inLanguage(lacking.shopName, language) });
  const places = choices.length > 0 ? await lockedPlaces(tx, choices, { userId, language, now }) : [];
  if (calendars.length > 0) await endHolds(tx, userId, shopIds);
  return new Map(places.map(({ shopId, ...time }) => [shopId, time]));
}

/** What the delivery times compute: the choices, and which of them the server still has. */
import { type Id, isSameId } from '../shared/ids.ts';
import type {
  DeliveryChoice,
  DeliveryOffer,
  DeliveryShop,
  DeliverySlot,
  DeliveryTime,
  DeliveryTimeContext,
  DeliveryTimeFacts,
  ShownDay,
} from './delivery-time.types.ts';

export const noDeliveryTimeFacts: DeliveryTimeFacts = {
  stage: 'absent',
  offer: undefined,
  choices: [],
  days: [],
  failure: undefined,
};

/** The beginning of the chosen time; undefined while the shopper has not chosen. */
export const choiceOf = (choices: readonly DeliveryChoice[], shopId: Id): string | null | undefined =>
  choices.find((choice) => isSameId(choice.shop_id, shopId))?.from;

export const withChoice = (choices: readonly DeliveryChoice[], shopId: Id, from: string | null): DeliveryChoice[] => [
  ...choices.filter((choice) => !isSameId(choice.shop_id, shopId)),
  { shop_id: shopId, from },
];

const isOpen = ({ slots }: DeliveryShop, from: string) =>
  slots.some((slot) => Date.parse(slot.from) === Date.parse(from) && !slot.is_full);

/** The choices that can still be had: a time that is gone is chosen no more. What the server holds is chosen. */
export const choicesIn = ({ shops }: DeliveryOffer, choices: readonly DeliveryChoice[]): DeliveryChoice[] =>
  shops.flatMap((shop): DeliveryChoice[] => {
    const choice = choiceOf(choices, shop.shop_id);
    const from = choice === undefined ? shop.chosen : choice;
    if (from) return isOpen(shop, from) ? [{ shop_id: shop.shop_id, from }] : [];
    return choice === null ? [{ shop_id: shop.shop_id, from }] : [];
  });

/** The response has the times of the shops that are named, so each shop of the checkout is. */
export const holdOf = ({ shopIds, choices }: Pick<DeliveryTimeContext, 'shopIds' | 'choices'>) => ({
  slots: shopIds.map((id): DeliveryChoice => ({ shop_id: id, from: choiceOf(choices, id) ?? null })),
});

/** A shop that needs a time, and none is chosen. */
export const lacksTime = ({ offer, choices }: Pick<DeliveryTimeFacts, 'offer' | 'choices'>): boolean =>
  offer?.shops.some(({ shop_id: id, is_required: isRequired }) => isRequired && !choiceOf(choices, id)) ?? false;

/** The part of an order's body; nothing where no time is chosen, so that other back ends get the body as ever. */
export const deliveryOf = ({ choices }: Pick<DeliveryTimeFacts, 'choices'>) => {
  const chosen = choices.filter(({ from }) => from !== null);
  return chosen.length > 0 ? { delivery_slots: chosen } : {};
};

/** An ISO date in the time zone of the shop. */
export const dayOf = (moment: string, timeZone: string): string => {
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  const parts = new Intl.DateTimeFormat('en', fields).formatToParts(new Date(moment));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return [part('year'), part('month'), part('day')].join('-');
};

export type DeliveryDay = { day: string; slots: DeliverySlot[] };

/** The days on which a shop delivers, the next ones first. */
export const daysOf = ({ slots }: DeliveryShop, timeZone: string): DeliveryDay[] => {
  const days = new Map<string, DeliverySlot[]>();
  for (const slot of slots) {
    const day = dayOf(slot.from, timeZone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, own]) => ({ day, slots: own }));
};

export const withDay = (days: readonly ShownDay[], shown: ShownDay): ShownDay[] => [
  ...days.filter(({ shopId }) => !isSameId(shopId, shown.shopId)),
  shown,
];

/** The day that the shopper looks at, else that of the chosen time, else the first with a free place. */
export const shownDayOf = (
  shop: DeliveryShop,
  { days, choices, offer }: Pick<DeliveryTimeFacts, 'days' | 'choices' | 'offer'>,
): DeliveryDay | undefined => {
  const zone = offer?.time_zone ?? 'UTC';
  const all = daysOf(shop, zone);
  const chosen = choiceOf(choices, shop.shop_id);
  const wished = days.find(({ shopId }) => isSameId(shopId, shop.shop_id))?.day ?? (chosen && dayOf(chosen, zone));
  return (
    all.find(({ day }) => day === wished) ?? all.find(({ slots }) => slots.some((slot) => !slot.is_full)) ?? all[0]
  );
};

/** The times that are chosen, each once: several shops may deliver at the same time. */
export const chosenTimes = ({ offer, choices }: Pick<DeliveryTimeFacts, 'offer' | 'choices'>): DeliveryTime[] => {
  const times = (offer?.shops ?? []).flatMap(({ shop_id: id, slots }) => {
    const from = choiceOf(choices, id);
    return from ? slots.filter((slot) => Date.parse(slot.from) === Date.parse(from)) : [];
  });
  const once = new Map(times.map(({ from, until }) => [from, { from, until, time_zone: offer?.time_zone ?? 'UTC' }]));
  return [...once.values()].toSorted((a, b) => a.from.localeCompare(b.from));
};

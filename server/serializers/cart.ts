/** The cart as the contract describes it: lines, grouped by the shops that sell them. */
import type { components } from '#api/generated/schema.ts';
import type { CartLineRow } from '#server/db/queries/cart.ts';
import type { PackagingFacts } from '#server/db/queries/packagings.ts';
import { abbreviated, withCommas } from '#server/domain/counters.ts';
import { type DeliveryTerms, deliveryCharge } from '#server/domain/delivery.ts';
import { groupBy } from '#server/domain/group-by.ts';
import { sum, toMoney } from '#server/domain/money.ts';
import { isOpen } from '#server/domain/opening-hours.ts';
import { hasOptions } from '#server/domain/options.ts';
import { availableStock, effectivePrice, lineTotal } from '#server/domain/prices.ts';
import { inLanguage, type Language, maybeInLanguage } from '#server/domain/texts.ts';
import { serializeAllergens } from './food-facts.ts';
import { pictureOf, thumbnailOf } from './pictures.ts';
import { serializeColor, serializePrice, serializeSize } from './product.ts';
import { nextOpening } from './shop.ts';

type Schemas = components['schemas'];

/** A line and what is known about its packaging now. */
export type PricedLine = { line: CartLineRow; facts: PackagingFacts };

function serializeLine({ line, facts }: PricedLine, language: Language): Schemas['CartProduct'] {
  const paid = effectivePrice(facts);
  return {
    id: line.productId,
    // Size and colour identify a line that has them.
    packaging_id: hasOptions(facts) ? null : line.packagingId,
    quantity: line.quantity,
    stock: availableStock(facts.stock, facts.flashLeft),
    is_digital: false,
    name: inLanguage(facts.name, language),
    thumbnail: thumbnailOf(facts.picture),
    picture: pictureOf(facts.picture),
    brand: maybeInLanguage(facts.brand, language),
    unit_price: toMoney(paid),
    ...serializePrice(facts),
    previous_price: line.priceWhenAdded === paid ? null : toMoney(line.priceWhenAdded),
    rating: facts.rating ?? 0,
    total_reviews: abbreviated(facts.reviewCount),
    total_sold: withCommas(facts.sold),
    color: facts.color && serializeColor(facts.color, language),
    size: facts.size && serializeSize(facts.size, language),
    unit: hasOptions(facts) ? null : inLanguage(facts.label, language),
    ...serializeAllergens(facts),
  };
}

type GroupTerms = Pick<Schemas['CartGroup'], 'delivery_charge' | 'minimum_order_amount' | 'free_delivery_amount'>;

/** What delivery of the lines costs that are there; of none it costs what one piece does. */
function serializeTerms(lines: readonly PricedLine[], terms: DeliveryTerms): GroupTerms {
  const there = lines.filter(({ facts }) => availableStock(facts.stock, facts.flashLeft) > 0);
  const quantity = Math.max(1, sum(there.map(({ line }) => line.quantity)));
  const total = sum(there.map(({ line, facts }) => lineTotal(effectivePrice(facts), line.quantity)));
  const { minimumOrder, freeDeliveryFrom } = terms;
  return {
    delivery_charge: toMoney(deliveryCharge(terms, { quantity, total })),
    ...(minimumOrder !== null && { minimum_order_amount: toMoney(minimumOrder) }),
    ...(freeDeliveryFrom !== null && { free_delivery_amount: toMoney(freeDeliveryFrom) }),
  };
}

export type GroupContext = {
  language: Language;
  /** Of the day at the shop. */
  minute: number;
  /** By the ids of the shops; a shop without them shows none. */
  terms?: ReadonlyMap<number, DeliveryTerms>;
};

function serializeGroup(
  lines: readonly PricedLine[],
  { language, minute, terms }: GroupContext,
): Schemas['CartGroup'][] {
  const shop = lines[0]?.facts.shop;
  if (!shop) return [];
  const own = terms?.get(shop.id);
  const isOnline = isOpen(shop, minute);
  return [
    {
      shop_id: shop.id,
      shop_name: inLanguage(shop.name, language),
      shop_logo: thumbnailOf(shop.logo),
      shop_rating: shop.rating ?? 5,
      shop_total_reviews: abbreviated(shop.reviewCount),
      shop_online: isOnline,
      ...nextOpening(isOnline, shop),
      products: lines.map((line) => serializeLine(line, language)),
      ...(own && serializeTerms(lines, own)),
    },
  ];
}

export const cartGroups = (lines: readonly PricedLine[], context: GroupContext): Schemas['CartGroup'][] =>
  [...groupBy(lines, ({ facts }) => facts.shop.id).values()].flatMap((group) => serializeGroup(group, context));

/** The cart as the contract describes it: lines, grouped by the shops that sell them. */
import type { components } from '#api/generated/schema.ts';
import type { CartLineRow } from '#server/db/queries/cart.ts';
import type { PackagingFacts } from '#server/db/queries/packagings.ts';
import { abbreviated, withCommas } from '#server/domain/counters.ts';
import { groupBy } from '#server/domain/group-by.ts';
import { toMoney } from '#server/domain/money.ts';
import { isOpen } from '#server/domain/opening-hours.ts';
import { hasOptions } from '#server/domain/options.ts';
import { availableStock, effectivePrice } from '#server/domain/prices.ts';
import { inLanguage, type Language, maybeInLanguage } from '#server/domain/texts.ts';
import { pictureOf, thumbnailOf } from './pictures.ts';
import { serializeColor, serializePrice, serializeSize } from './product.ts';

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
  };
}

function serializeGroup(lines: readonly PricedLine[], language: Language, now: Date): Schemas['CartGroup'][] {
  const shop = lines[0]?.facts.shop;
  if (!shop) return [];
  return [
    {
      shop_id: shop.id,
      shop_name: inLanguage(shop.name, language),
      shop_logo: thumbnailOf(shop.logo),
      shop_rating: shop.rating ?? 5,
      shop_online: isOpen(shop, now),
      products: lines.map((line) => serializeLine(line, language)),
    },
  ];
}

export const cartGroups = (lines: readonly PricedLine[], language: Language, now: Date): Schemas['CartGroup'][] =>
  [...groupBy(lines, ({ facts }) => facts.shop.id).values()].flatMap((group) => serializeGroup(group, language, now));

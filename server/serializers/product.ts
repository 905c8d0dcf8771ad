/** Products and packagings as the contract describes them. */
import type { components } from '#api/generated/schema.ts';
import type { OwnIds } from '#server/contract.types.ts';
import type { PackagingRow } from '#server/db/queries/packagings.ts';
import type { ProductCard } from '#server/db/queries/products.ts';
import { abbreviated, withCommas } from '#server/domain/counters.ts';
import { deliveryCharge } from '#server/domain/delivery.ts';
import { type Minor, toMoney } from '#server/domain/money.ts';
import { wasSeenLately } from '#server/domain/opening-hours.ts';
import { type Color, cheapest, type Option, withSurcharges } from '#server/domain/options.ts';
import {
  availableStock,
  discountPercentage,
  effectivePrice,
  type Measure,
  type PriceTags,
  shownDiscount,
  unitPrice,
} from '#server/domain/prices.ts';
import { inLanguage, type Language, maybeInLanguage } from '#server/domain/texts.ts';
import { serializeAllergens } from './food-facts.ts';
import { pictureOf, thumbnailOf } from './pictures.ts';

type Schemas = OwnIds<components['schemas']>;

export const serializePrice = (tags: PriceTags) => ({
  price: toMoney(tags.price),
  discount_price: toMoney(shownDiscount(tags)),
  discount_percentage: discountPercentage(tags),
});

function serializeUnitPrice(tags: PriceTags, amount: number, measure: Measure): { unit_price?: Schemas['UnitPrice'] } {
  const found = unitPrice(effectivePrice(tags), amount, measure);
  return found ? { unit_price: { amount: toMoney(found.amount), measure: found.measure } } : {};
}

/** Of one piece, in the cheapest of its sizes and colours. */
const deliveryOfOne = (card: ProductCard): Minor =>
  deliveryCharge(card.shop, {
    quantity: 1,
    total: effectivePrice(withSurcharges({ ...card.packaging, flashPrice: card.flashPrice }, cheapest(card))),
  });

function serializeProductShop(card: ProductCard, language: Language, now: Date): Schemas['ProductShop'] {
  const { shop } = card;
  return {
    id: shop.id,
    name: inLanguage(shop.name, language),
    logo: thumbnailOf(shop.logo),
    rating: shop.rating ?? 5,
    estimated_delivery_time: inLanguage(shop.estimatedDelivery, language),
    delivery_charge: toMoney(deliveryOfOne(card)),
    last_online: wasSeenLately(shop.lastSeenAt, now),
  };
}

export const serializeSize = (size: Option, language: Language): Schemas['Variant'] => ({
  id: size.id,
  name: inLanguage(size.name, language),
  price: toMoney(size.surcharge),
});

export const serializeColor = (color: Color, language: Language): Schemas['Variant'] => ({
  ...serializeSize(color, language),
  color_code: color.code,
});

/** The default packaging, which a product with options has not. */
function serializeDefault({ packaging, packagingCount, isCombination, flashPrice }: ProductCard, language: Language) {
  if (isCombination) return { unit: null };
  return {
    unit: { id: packaging.id, name: inLanguage(packaging.label, language) },
    packaging_id: packaging.id,
    packaging_count: packagingCount,
    ...serializeUnitPrice({ ...packaging, flashPrice }, packaging.amount, packaging.measure),
  };
}

export function serializeProduct(card: ProductCard, language: Language, now: Date): Schemas['Product'] {
  const { packaging } = card;
  const tags = { ...packaging, flashPrice: card.flashPrice };
  return {
    id: card.id,
    slug: card.slug,
    is_digital: false,
    name: inLanguage(card.name, language),
    thumbnail: thumbnailOf(card.picture),
    picture: pictureOf(card.picture),
    ...serializePrice(tags),
    rating: card.rating ?? 0,
    total_reviews: abbreviated(card.reviewCount),
    total_sold: withCommas(card.sold),
    quantity: availableStock(packaging.stock, card.flashLeft),
    is_favorite: card.isFavourite,
    sizes: card.sizes.map((size) => serializeSize(size, language)),
    colors: card.colors.map((color) => serializeColor(color, language)),
    brand: maybeInLanguage(card.brand, language),
    ...serializeDefault(card, language),
    ...serializeAllergens(card),
    shop: serializeProductShop(card, language, now),
  };
}

/** It stands for a size and a colour instead of a pack. */
export const isCombination = ({ sizeId, colorId }: PackagingRow): boolean => sizeId !== null || colorId !== null;

export const serializePackaging = (row: PackagingRow, language: Language): Schemas['Packaging'] => ({
  id: row.id,
  label: inLanguage(row.label, language),
  ...serializePrice(row),
  stock: availableStock(row.stock, row.flashLeft),
  ...serializeUnitPrice(row, row.amount, row.measure),
});

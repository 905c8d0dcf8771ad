/** Writes shops, categories, brands, products, packagings, reviews, vouchers and flash sales. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import {
  brands,
  categories,
  packagings,
  productColors,
  productSizes,
  products,
  subCategories,
} from '#server/db/schema/catalogue.ts';
import { deliveryCalendars, deliverySlots } from '#server/db/schema/delivery-slots.ts';
import { flashSaleItems, flashSales } from '#server/db/schema/flash-sales.ts';
import { productFacts } from '#server/db/schema/food-facts.ts';
import { colors, sizes } from '#server/db/schema/options.ts';
import { reviews } from '#server/db/schema/reviews.ts';
import { deliveryCharges, shops } from '#server/db/schema/shops.ts';
import { vouchers } from '#server/db/schema/vouchers.ts';
import { daysAfter } from '#server/domain/dates.ts';
import { insertAll, numbersOf } from './bulk.ts';
import { demoWeek } from './delivery-week.ts';
import type { DemoShop } from './seed.types.ts';

export async function loadCatalogue(tx: Db, demo: DemoShop, now: Date): Promise<void> {
  await loadShops(tx, demo, now);
  await loadCategories(tx, demo);
  await insertAll(tx, brands, demo.brands);
  await loadProducts(tx, demo, now);
  await loadReviews(tx, demo, now);
  await loadVouchers(tx, demo, now);
  await loadFlashSales(tx, demo, now);
}

async function loadShops(tx: Db, demo: DemoShop, now: Date): Promise<void> {
  const rows = demo.shops.map(({ openingHours, ...shop }) => ({
    ...shop,
    opensAt: openingHours.open,
    closesAt: openingHours.close,
    lastSeenAt: now,
  }));
  await insertAll(tx, shops, rows);
  const charges = demo.shops.flatMap(({ deliveryCharges: brackets }, index) =>
    brackets.map((bracket) => ({ ...bracket, shopId: index + 1 })),
  );
  await insertAll(tx, deliveryCharges, charges);
  await loadDeliveryTimes(tx, demo);
}

/** Those shops that offer times: three windows a day, and none in the evening of a Sunday. */
async function loadDeliveryTimes(tx: Db, demo: DemoShop): Promise<void> {
  const offering = demo.shops.flatMap(({ offersDeliveryTimes }, index) => (offersDeliveryTimes ? [index + 1] : []));
  await insertAll(
    tx,
    deliveryCalendars,
    offering.map((shopId) => ({ shopId })),
  );
  const slots = offering.flatMap((shopId) =>
    demoWeek().map((window) => ({ ...window, shopId, capacity: 6, cutoffMinutes: 60 })),
  );
  await insertAll(tx, deliverySlots, slots);
}

const subCategoriesOf = (demo: DemoShop) =>
  demo.categories.flatMap((category, index) =>
    category.subCategories.map((sub, position) => ({ ...sub, categoryId: index + 1, position })),
  );

async function loadCategories(tx: Db, demo: DemoShop): Promise<void> {
  await insertAll(
    tx,
    categories,
    demo.categories.map((category, position) => ({ ...category, position })),
  );
  await insertAll(tx, subCategories, subCategoriesOf(demo));
}

async function loadProducts(tx: Db, demo: DemoShop, now: Date): Promise<void> {
  const numberOf = {
    shop: numbersOf(demo.shops),
    category: numbersOf(demo.categories),
    sub: numbersOf(subCategoriesOf(demo)),
    brand: numbersOf(demo.brands),
  };
  const rows = demo.products.map((product) => ({
    ...product,
    shopId: numberOf.shop(product.shop),
    categoryId: numberOf.category(product.category),
    subCategoryId: numberOf.sub(product.subCategory),
    brandId: product.brand ? numberOf.brand(product.brand) : null,
    createdAt: daysAfter(now, -product.ageDays),
  }));
  await insertAll(tx, products, rows);
  const facts = demo.products.flatMap((product, index) =>
    product.facts ? [{ ...product.facts, productId: index + 1 }] : [],
  );
  await insertAll(tx, productFacts, facts);
  const optionNumber = await loadOptions(tx, demo);
  const packed = demo.products.flatMap(({ packagings: all }, index) =>
    all.map(({ size, color, ...packaging }, position) => ({
      ...packaging,
      productId: index + 1,
      position,
      sizeId: size ? optionNumber.size(size) : null,
      colorId: color ? optionNumber.color(color) : null,
    })),
  );
  await insertAll(tx, packagings, packed);
}

async function loadOptions(tx: Db, demo: DemoShop) {
  await insertAll(
    tx,
    sizes,
    demo.sizes.map((size, position) => ({ ...size, position })),
  );
  await insertAll(
    tx,
    colors,
    demo.colors.map((color, position) => ({ ...color, position })),
  );
  const optionNumber = { size: numbersOf(demo.sizes), color: numbersOf(demo.colors) };
  const offeredBy = (kind: 'sizes' | 'colors') =>
    demo.products.flatMap((product, index) =>
      (product[kind] ?? []).map(({ slug, surcharge }, position) => ({
        productId: index + 1,
        slug,
        surcharge,
        position,
      })),
    );
  await insertAll(
    tx,
    productSizes,
    offeredBy('sizes').map(({ slug, ...row }) => ({ ...row, sizeId: optionNumber.size(slug) })),
  );
  await insertAll(
    tx,
    productColors,
    offeredBy('colors').map(({ slug, ...row }) => ({ ...row, colorId: optionNumber.color(slug) })),
  );
  return optionNumber;
}

async function loadReviews(tx: Db, demo: DemoShop, now: Date): Promise<void> {
  const productNumber = numbersOf(demo.products);
  const rows = demo.reviews.map((review) => ({
    productId: productNumber(review.product),
    authorName: review.author,
    rating: review.rating,
    description: review.text,
    language: review.language,
    createdAt: daysAfter(now, -review.daysAgo),
  }));
  await insertAll(tx, reviews, rows);
}

async function loadVouchers(tx: Db, demo: DemoShop, now: Date): Promise<void> {
  const shopNumber = numbersOf(demo.shops);
  const rows = demo.vouchers.map(({ maxDiscount, days, shop, ...voucher }) => ({
    ...voucher,
    shopId: shopNumber(shop),
    maxDiscountAmount: maxDiscount,
    startsAt: now,
    endsAt: daysAfter(now, days),
  }));
  await insertAll(tx, vouchers, rows);
}

async function loadFlashSales(tx: Db, demo: DemoShop, now: Date): Promise<void> {
  const rows = demo.flashSales.map((sale) => ({
    ...sale,
    startsAt: daysAfter(now, sale.startsInDays),
    endsAt: daysAfter(now, sale.endsInDays),
  }));
  await insertAll(tx, flashSales, rows);
  const packagingOf = await defaultPackagings(tx);
  const items = demo.flashSales.flatMap((sale, index) =>
    sale.products.map(({ slug, ...item }, position) => ({
      ...item,
      ...packagingOf(slug),
      position,
      flashSaleId: index + 1,
    })),
  );
  await insertAll(tx, flashSaleItems, items);
}

async function defaultPackagings(tx: Db) {
  const rows = await tx
    .select({ slug: products.slug, productId: products.id, packagingId: packagings.id })
    .from(products)
    .innerJoin(packagings, and(eq(packagings.productId, products.id), eq(packagings.position, 0)));
  const bySlug = new Map(rows.map(({ slug, ...ids }) => [slug, ids]));
  return (slug: string) => {
    const ids = bySlug.get(slug);
    if (!ids) throw new Error(`A sale of the demo shop names "${slug}", which is not for sale.`);
    return ids;
  };
}

/** A shop of known prices for tests of carts and orders: two vendors, five packagings, two taxes. */
import { eq } from 'drizzle-orm';
import { byLocale } from '#locales/locales.ts';
import type { Db } from '#server/db/pool.ts';
import { categories, packagings, products } from '#server/db/schema/catalogue.ts';
import { countries, settings, taxes } from '#server/db/schema/settings.ts';
import { deliveryCharges, shops } from '#server/db/schema/shops.ts';
import type { Translated } from '#server/domain/texts.ts';
import type { Filling } from '../database/database.ts';

const alike = (text: string): Translated => byLocale(() => text);

/** Numbers of the rows below, by what they are. */
export const ids = {
  dairy: 1,
  bakery: 2,
  milk: 1,
  cheese: 2,
  bread: 3,
  milkLitre: 1,
  milkCrate: 2,
  cheeseSlice: 3,
  breadLoaf: 4,
  breadHalf: 5,
};

const shopRow = (name: string) => ({
  slug: name.toLowerCase(),
  name: alike(name),
  tagline: alike(name),
  description: alike(name),
  address: alike(name),
  phone: '2025550101',
  email: `${name.toLowerCase()}@larder.test`,
  logo: 'logo',
  banner: 'banner',
  estimatedDelivery: alike('30-45 minutes'),
});

const productRow = (name: string, shopId: number) => ({
  slug: name.toLowerCase(),
  code: `C-${name}`,
  shopId,
  categoryId: 1,
  name: alike(name),
  shortDescription: alike(name),
  description: alike(name),
  picture: name.toLowerCase(),
});

const piece = { amount: 1, measure: 'piece' as const };

/** In the order of their numbers. */
const packs: (typeof packagings.$inferInsert)[] = [
  { ...piece, productId: ids.milk, label: alike('1 l'), price: 129, stock: 50 },
  { ...piece, productId: ids.milk, label: alike('Crate'), price: 1400, discountPrice: 1195, stock: 20, position: 1 },
  { ...piece, productId: ids.cheese, label: alike('200 g'), price: 333, stock: 50 },
  { ...piece, productId: ids.bread, label: alike('Loaf'), price: 275, stock: 50 },
  { ...piece, productId: ids.bread, label: alike('Half'), price: 155, stock: 50, position: 1 },
];

/** Puts back what orders took from the shelves: files that share the shop begin each test with it. */
export async function restock(db: Db): Promise<void> {
  await Promise.all(
    packs.map(({ price, stock }, index) =>
      db
        .update(packagings)
        .set({ price, stock })
        .where(eq(packagings.id, index + 1)),
    ),
  );
}

export async function fillCartShop(db: Db): Promise<void> {
  await db.insert(countries).values({ name: 'United States', phoneCode: '1' });
  await db.insert(settings).values({ key: 'cashOnDelivery', value: true });
  await db.insert(shops).values([shopRow('Dairy'), shopRow('Bakery')]);
  await db.insert(deliveryCharges).values([
    { shopId: ids.dairy, minQuantity: 1, maxQuantity: 3, charge: 400 },
    { shopId: ids.dairy, minQuantity: 4, maxQuantity: 9999, charge: 250 },
    { shopId: ids.bakery, minQuantity: 1, maxQuantity: 9999, charge: 150 },
  ]);
  await db
    .insert(categories)
    .values({ slug: 'food', name: alike('Food'), description: alike('Food'), picture: 'food' });
  await db
    .insert(products)
    .values([productRow('Milk', ids.dairy), productRow('Cheese', ids.dairy), productRow('Bread', ids.bakery)]);
  await db.insert(packagings).values(packs);
  await db.insert(taxes).values([
    { name: alike('VAT'), percentage: 5 },
    { name: alike('City'), percentage: 1.25 },
  ]);
}

/** Made once a run and copied for each file that needs it. */
export const cartFilling: Filling = { name: 'cart', fill: ({ db }) => fillCartShop(db) };

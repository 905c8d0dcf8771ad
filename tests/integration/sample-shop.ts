/** The smallest shop that an order needs, written straight into the tables. */

import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { byLocale } from '#locales/locales.ts';
import type { Db } from '#server/db/pool.ts';
import { brands, categories, packagings, products } from '#server/db/schema/catalogue.ts';
import { users } from '#server/db/schema/identity.ts';
import { orderLines, orders } from '#server/db/schema/orders.ts';
import { shops } from '#server/db/schema/shops.ts';
import type { Translated } from '#server/domain/texts.ts';

const alike = (text: string): Translated => byLocale(() => text);

export const pastry: Translated = { en: 'Crème brûlée', ar: 'كعكة مُحَلّاة', ir: 'شیرینی‌تر' };

export const sample = { user: 1, shop: 1, product: 1, packaging: 1, price: 250, stock: 5 };

export async function addSampleShop(db: Db): Promise<void> {
  const text = alike('Text');
  await db.insert(users).values({ name: 'Ann', email: 'Ann@larder.test', phone: '2025550100', phoneCode: '1' });
  await db.insert(shops).values({
    slug: 'one',
    name: alike('One'),
    tagline: text,
    description: text,
    address: text,
    phone: '1',
    email: 'one@larder.test',
    logo: 'one',
    banner: 'one',
    estimatedDelivery: text,
  });
  await db.insert(categories).values({ slug: 'sweet', name: alike('Sweet'), description: text, picture: 'sweet' });
  await db.insert(brands).values({ slug: 'brand', name: alike('Kettlewood') });
  await db.insert(products).values({
    slug: 'pastry',
    code: 'P-1',
    shopId: sample.shop,
    categoryId: 1,
    brandId: 1,
    name: pastry,
    shortDescription: alike('Smooth chocolate'),
    description: alike('<p class="hidden">Vanilla</p>'),
    picture: 'pastry',
  });
  await db.insert(packagings).values({
    productId: sample.product,
    label: alike('1 piece'),
    amount: 1,
    measure: 'piece',
    price: sample.price,
    stock: sample.stock,
  });
}

/** An order for one line; `change` makes it wrong. */
export async function addOrder(
  db: NodePgDatabase,
  change: Partial<typeof orders.$inferInsert> = {},
  quantity = 2,
): Promise<number> {
  const text = alike('Text');
  const total = sample.price * 2;
  const order = {
    checkoutId: crypto.randomUUID(),
    userId: sample.user,
    shopId: sample.shop,
    paymentMethod: 'cash',
    total,
    delivery: 100,
    payable: total + 100,
    address: { id: 1, name: 'Ann', phone: '1', area: null, flatNo: null, addressType: 'home', addressLine: 'Road 1' },
    estimatedDelivery: text,
    ...change,
  };
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(orders)
      .values(order as typeof orders.$inferInsert)
      .returning({ id: orders.id });
    const orderId = row?.id ?? 0;
    await tx.insert(orderLines).values({
      orderId,
      productId: sample.product,
      packagingId: sample.packaging,
      quantity,
      unitPrice: sample.price,
      priceBeforeDiscount: sample.price,
      name: pastry,
      packagingLabel: text,
      picture: 'pastry',
    });
    return orderId;
  });
}

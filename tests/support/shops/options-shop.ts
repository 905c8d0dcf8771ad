/** The shop of known prices with an apron in sizes and colours, and a pan in sizes alone. */
import { byLocale } from '#locales/locales.ts';
import type { Db } from '#server/db/pool.ts';
import { packagings, productColors, productSizes, products } from '#server/db/schema/catalogue.ts';
import { colors, sizes } from '#server/db/schema/options.ts';
import type { Filling } from '../database/database.ts';
import { fillCartShop, ids } from './cart-shop.ts';

const alike = (text: string) => byLocale(() => text);

/** Numbers of the rows below, by what they are. */
export const options = { apron: 4, pan: 5, small: 1, large: 2, red: 1, green: 2, unused: 3 };

const row = (name: string) => ({
  slug: name.toLowerCase(),
  code: `C-${name}`,
  shopId: ids.dairy,
  categoryId: 1,
  name: alike(name),
  shortDescription: alike(name),
  description: alike(name),
  picture: name.toLowerCase(),
});

const combination = (
  productId: number,
  position: number,
  chosen: { sizeId: number; colorId?: number; stock?: number },
) => ({
  productId,
  label: alike('1 piece'),
  amount: 1,
  measure: 'piece' as const,
  price: productId === options.apron ? 1200 : 2000,
  discountPrice: productId === options.apron ? 1010 : null,
  stock: 10,
  position,
  ...chosen,
});

export async function fillOptionsShop(db: Db): Promise<void> {
  await fillCartShop(db);
  await db.insert(sizes).values([
    { slug: 's', name: { en: 'Small', ar: 'صغير', ir: 'کوچک' } },
    { slug: 'l', name: { en: 'Large', ar: 'كبير', ir: 'بزرگ' } },
    { slug: 'xl', name: alike('Unused') },
  ]);
  await db.insert(colors).values([
    { slug: 'red', name: { en: 'Red', ar: 'أحمر', ir: 'قرمز' }, code: '#aa0000' },
    { slug: 'green', name: { en: 'Green', ar: 'أخضر', ir: 'سبز' }, code: '#00aa00' },
  ]);
  await db.insert(products).values([row('Apron'), row('Pan')]);
  await db.insert(productSizes).values([
    { productId: options.apron, sizeId: options.small, surcharge: 0, position: 0 },
    { productId: options.apron, sizeId: options.large, surcharge: 120, position: 1 },
    { productId: options.pan, sizeId: options.large, surcharge: 0 },
  ]);
  await db.insert(productColors).values([
    { productId: options.apron, colorId: options.red, surcharge: 0, position: 0 },
    { productId: options.apron, colorId: options.green, surcharge: 10, position: 1 },
  ]);
  // There is no small green apron.
  await db
    .insert(packagings)
    .values([
      combination(options.apron, 0, { sizeId: options.small, colorId: options.red }),
      combination(options.apron, 1, { sizeId: options.large, colorId: options.red }),
      combination(options.apron, 2, { sizeId: options.large, colorId: options.green, stock: 4 }),
      combination(options.pan, 0, { sizeId: options.large }),
    ]);
}

export const optionsFilling: Filling = { name: 'options', fill: ({ db }) => fillOptionsShop(db) };

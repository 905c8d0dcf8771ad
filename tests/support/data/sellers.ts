/** Approved sellers with a shop and a token of their own, without the way through the registration. */

import { byLocale } from '#locales/locales.ts';
import type { Db } from '#server/db/pool.ts';
import { packagings } from '#server/db/schema/catalogue.ts';
import { conversations, messages } from '#server/db/schema/chat.ts';
import { sessions, users } from '#server/db/schema/identity.ts';
import { orderLines, orders } from '#server/db/schema/orders.ts';
import { partnerApplications } from '#server/db/schema/partners.ts';
import { returns } from '#server/db/schema/returns.ts';
import { shops } from '#server/db/schema/shops.ts';
import { hashOf, newToken, sellerTokenMs } from '#server/domain/token.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { goodPassword } from '../server/server.ts';

export type Seller = { id: number; email: string; shopId: number; slug: string; token: string; tokenId: number };

const inAll = (text: string) => byLocale(() => text);
const blank = inAll('');

let hash: Promise<string> | undefined;

const first = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new Error('The row was not written.');
  return row;
};

async function addShop(db: Db, mark: string) {
  const texts = { tagline: blank, description: blank, address: blank, estimatedDelivery: blank };
  const row = { slug: `corner-${mark}`, name: inAll(`Corner ${mark}`), phone: '', email: '', logo: '', banner: '' };
  return first(
    await db
      .insert(shops)
      .values({ ...row, ...texts })
      .returning(),
  );
}

/** The password is `goodPassword`. */
export async function addSeller(db: Db): Promise<Seller> {
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `seller-${mark}@larder.test`;
  hash ??= hashPassword(goodPassword);
  const person = { name: 'Sample Seller', email, emailVerified: true, role: 'shop' as const, passwordHash: await hash };
  const user = first(await db.insert(users).values(person).returning());
  const shop = await addShop(db, mark);
  const now = new Date();
  await db.insert(partnerApplications).values({
    ...{ code: mark, status: 'approved', userId: user.id, shopId: shop.id, email, firstName: 'Sample' },
    ...{ shopName: shop.name.en, proofHash: hashOf(mark), language: 'en', submittedAt: now, decidedAt: now },
  });
  const token = newToken();
  const session = { userId: user.id, tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + sellerTokenMs) };
  const { id: tokenId } = first(await db.insert(sessions).values(session).returning());
  return { id: user.id, email, shopId: shop.id, slug: shop.slug, token, tokenId };
}

/** A product of one packaging, with a category of its own if there is none yet; its SKU. */
export async function addGoods(send: (body: object) => Promise<{ status: number; text: string }>, category: string) {
  const sku = `S-${crypto.randomUUID().slice(0, 12)}`;
  const cells = { sku, name: 'Bread', category, price: '2.50', stock: '5' };
  const { status, text } = await send({ check: false, rows: [{ line: 2, cells }] });
  if (status !== 200 || !text.includes('"is_written":true')) throw new Error(`The goods were refused: ${text}`);
  return sku;
}

export type Trade = {
  code: string;
  orderId: number;
  lineId: number;
  userId: number;
  returnId: number;
  conversationId: number;
};

/** A shopper has ordered at this shop, has written to it and wants to return something. */
export async function addTrade(db: Db, { shopId }: Pick<Seller, 'shopId'>, userId: number): Promise<Trade> {
  const address = { name: 'Ann', phone: '2025550100', addressLine: '1 Road' } as typeof orders.$inferInsert.address;
  const order = first(
    await db
      .insert(orders)
      .values({
        ...{ checkoutId: crypto.randomUUID(), userId, shopId, paymentMethod: 'cash', total: 0, payable: 0, address },
        estimatedDelivery: blank,
      })
      .returning(),
  );
  // Two pieces of whatever the shop has, for nothing: the sums of the order stay zero.
  const [pack] = await db.select().from(packagings).limit(1);
  if (!pack) throw new Error('There are no goods.');
  const { id: lineId } = first(
    await db
      .insert(orderLines)
      .values({
        ...{ orderId: order.id, productId: pack.productId, packagingId: pack.id, quantity: 2, unitPrice: 0 },
        ...{ priceBeforeDiscount: 0, name: inAll('Bread'), packagingLabel: inAll('Loaf'), picture: '' },
      })
      .returning(),
  );
  const now = new Date();
  const talk = { userId, shopId, movedAt: now, createdAt: now };
  const conversation = first(await db.insert(conversations).values(talk).returning());
  const said = { conversationId: conversation.id, side: 'user' as const, body: 'Is it fresh?', createdAt: now };
  await db.insert(messages).values(said);
  const wish = {
    orderId: order.id,
    userId,
    shopId,
    amount: 0,
    reason: 'Broken',
    address: '1 Road',
    accountNumber: '1',
  };
  const { id: returnId } = first(await db.insert(returns).values(wish).returning());
  return {
    code: `LD${String(order.number).padStart(6, '0')}`,
    orderId: order.id,
    lineId,
    userId,
    returnId,
    conversationId: conversation.id,
  };
}

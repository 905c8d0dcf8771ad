/** Steps of the chat, and replies of the shop's staff on the command line. */
import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { ChatMessage } from '#machines/chat/chat.types.ts';
import { openDatabase } from '#server/db/pool.ts';
import { addSeller, type Seller } from '../data/sellers.ts';
import type { DemoShop } from '../server/demo-shop.ts';
import { operate } from './delivery.ts';
import type { Member } from './member.ts';
import { button, dialog, type Shopper, see } from './shopper.ts';

/** A member of staff, on the command line. */
export const replyTo = (shop: DemoShop, { account }: Member, shopId: number, text: string): Promise<string[]> =>
  operate(shop, 'chat', 'reply', String(account.user.id), String(shopId), text);

/** A seller of a new shop in this database. */
export const newSeller = async ({ databaseUrl }: DemoShop): Promise<Seller> => {
  const { db, close } = await openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    return await addSeller(db);
  } finally {
    await close();
  }
};

export const nameOf = ({ slug }: Seller): string => `Corner ${slug.replace('corner-', '')}`;

/** The drawer, opened by the chat button of the page. */
export const openChat = async (shopper: Shopper, shopName: string): Promise<Locator> => {
  const { t, press } = shopper;
  await press(button(shopper, t('Chat with {shop}', { shop: shopName })).first());
  const drawer = dialog(shopper, shopName);
  await see(drawer.getByRole('textbox', { name: t('Message') }));
  return drawer;
};

export const logOf = (place: Locator | Page): Locator => place.getByRole('log');

/** Types and sends with Enter. */
export const say = async ({ t, write }: Shopper, place: Locator, text: string): Promise<void> => {
  const box = place.getByRole('textbox', { name: t('Message') });
  await write(box, text);
  await box.press('Enter');
  await expect.poll(() => box.inputValue()).toBe('');
};

/** The server's messages, fetched with the shopper's token, newest first. */
export const messagesAt = async (shop: DemoShop, { account }: Member, shopId: number): Promise<ChatMessage[]> => {
  const response = await fetch(`${shop.url}/api/get-message?shop_id=${shopId}&per_page=100`, {
    headers: { Authorization: `Bearer ${account.token}` },
  });
  return ((await response.json()) as { data: { data: ChatMessage[] } }).data.data;
};

export const textsAt = async (...at: Parameters<typeof messagesAt>): Promise<(string | null | undefined)[]> =>
  (await messagesAt(...at)).map(({ message }) => message);

const post = (shop: DemoShop, { account }: Member, path: string, body: object) =>
  fetch(`${shop.url}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      Authorization: `Bearer ${account.token}`,
    },
    body: JSON.stringify(body),
  });

/** A conversation with so many texts, the last of them with the highest number; the shop has welcomed before. */
export const fillConversation = async (shop: DemoShop, member: Member, shopId: number, count: number) => {
  await post(shop, member, '/store-message', { shop_id: shopId, type: 'user' });
  await replyTo(shop, member, shopId, 'Welcome');
  for (let number = 1; number <= count; number += 1)
    await post(shop, member, '/send-message', { shop_id: shopId, type: 'user', message: `Text ${number}` });
};

/** Queries the database of the shop. */
export const query = async ({ databaseUrl }: DemoShop, text: string, values: unknown[]) => {
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    return (await database.pool.query(text, values)).rows;
  } finally {
    await database.close();
  }
};

/** Thousands of texts of the shop at once, in this order, in a conversation that is there. */
export const fillFromShop = (shop: DemoShop, { account }: Member, shopId: number, texts: readonly string[]) =>
  query(
    shop,
    `insert into messages (conversation_id, side, body, created_at)
     select id, 'shop', body, created_at + at * interval '1 millisecond'
       from conversations, unnest($3::text[]) with ordinality as given (body, at)
      where user_id = $1 and shop_id = $2 order by at`,
    [account.user.id, shopId, texts],
  );

/** Each bubble's first line that is in the page, with where it stands. */
export const rowsOf = (log: Locator): Promise<{ text: string; top: number }[]> =>
  log.evaluate((element) =>
    [...element.querySelectorAll('div[dir=auto]')].map((row) => ({
      text: row.textContent ?? '',
      top: row.getBoundingClientRect().top - element.getBoundingClientRect().top,
    })),
  );

const twoFrames = (log: Locator) =>
  log.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Near the top: how high the log is and which text stands where, while the older page is held back until `release`. */
export const scrollUp = async (log: Locator) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const hold = async (route: Route) => {
    await released;
    await route.continue();
  };
  await log.page().route('**/api/get-message?*before_id=*', hold, { times: 1 });
  await log.evaluate((element) => element.scrollTo({ top: 200 }));
  await twoFrames(log);
  const height = await heightOf(log);
  const row = (await rowsOf(log)).find(({ top }) => top > 0) ?? { text: '', top: Number.NaN };
  return { height, row, release };
};

export const heightOf = (log: Locator): Promise<number> => log.evaluate((element) => element.scrollHeight);

const stepPx = 300;

/** Every text, in the order of the log: from its top to its end, step by step. */
export const textsFromTop = async (log: Locator): Promise<string[]> => {
  const texts: string[] = [];
  const height = await heightOf(log);
  for (let top = 0; top <= height; top += stepPx) {
    await log.evaluate((element, to) => element.scrollTo({ top: to }), top);
    await twoFrames(log);
    for (const { text } of await rowsOf(log)) if (!texts.includes(text)) texts.push(text);
  }
  return texts;
};

/** Responds with a conversation of `total` messages in pages of `size`. */
export const respondAtLength = (sample: ChatMessage, total: number, size: number) => async (route: Route) => {
  const before = Number(new URL(route.request().url()).searchParams.get('before_id') ?? total + 1);
  const count = Math.max(0, Math.min(size, before - 1));
  const data = Array.from({ length: count }, (_, at) => ({
    ...sample,
    id: before - 1 - at,
    client_id: null,
    message: `Text ${before - 1 - at}`,
  }));
  await route.fulfill({ json: { data: { data } } });
};

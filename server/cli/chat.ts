/** The commands for the chat. Each returns what to print, or throws a `CliError`. */
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { replyAsSeller } from '#server/chat/reply.ts';
import { findConversation, findConversations, findMessages, ordersOfMessages } from '#server/db/queries/chat.ts';
import type { OrderRow } from '#server/db/queries/orders.ts';
import { shops } from '#server/db/schema/shops.ts';
import { shortDateTime } from '#server/domain/dates.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { pictureStore } from '#server/uploads/chat-pictures.ts';
import type { CheckedFile } from '#server/uploads/checked-file.ts';
import { pictureAt } from '#server/uploads/photos.ts';
import { numberOf } from './arguments.ts';
import { CliError } from './cli-error.ts';
import { type Answer, type Context, listed, mostListed, type SellerContext } from './command.ts';
import { inCommand } from './in-command.ts';
import { responseOf } from './seller/api.ts';
import { pagesOf, requireOwn } from './seller/own-shop.ts';

const longestText = 2000;

type MessageContent = { side: 'user' | 'shop'; text: string | null; product: number | null; hasPicture: boolean };
/** A seller knows the own shop by its name in commands alone. */
type Conversation = {
  movedAt: Date;
  unseen: number;
  shopper: { id: number; name: string };
  shop: { id: number | string; name: string };
  last: MessageContent | null;
};

function textOf({ text, product, hasPicture }: MessageContent): string {
  const words = text?.replaceAll(/\s+/g, ' ');
  if (hasPicture) return ['(picture)', words].filter(Boolean).join(' ');
  return words ?? `(product ${product})`;
}

function lineOf({ movedAt, unseen, shopper, shop, last }: Conversation): string {
  const waiting = unseen > 0 ? `${unseen} new` : '';
  return (
    `${shortDateTime(movedAt)}  ${waiting.padEnd(7)}  shopper ${shopper.id}, ${shopper.name}  ` +
    `shop ${shop.id}, ${shop.name}  ${last?.side === 'shop' ? '<' : '>'} ${last ? textOf(last) : '(nothing yet)'}`
  );
}

const found = (rows: readonly Conversation[]): Answer =>
  listed(rows, { none: 'No conversations.', record: (row) => row, line: lineOf });

export async function listChats(db: NodePgDatabase): Promise<Answer> {
  const rows = await findConversations(db, { limit: mostListed, offset: 0 }, {});
  return found(
    rows.map(({ row, user, shop, last, unseenByShop }) => ({
      ...{ movedAt: row.movedAt, unseen: unseenByShop },
      shopper: { id: user.id, name: user.name },
      shop: { id: shop.id, name: shop.name.en },
      last: last && { side: last.side, text: last.body, product: last.productId, hasPicture: last.pictureId !== null },
    })),
  );
}

export async function listOwnChats({ api, shop }: SellerContext): Promise<Answer> {
  const rows = await pagesOf<Conversation, number>(async (key) => {
    const query = key === undefined ? {} : { before_id: key };
    const { data } = await responseOf(api.GET('/seller/conversations', { params: { query } }));
    const page = data.conversations.map(({ user_id: id, user_name: name, unread, last, moved_at: movedAt }) => ({
      ...{ movedAt: new Date(movedAt), unseen: unread },
      shopper: { id: Number(id), name },
      shop: { id: shop, name: shop },
      last: last && { side: sideOf(last.is_own), text: last.text, product: last.product, hasPicture: last.has_picture },
    }));
    return { rows: page, next: data.next };
  }, mostListed);
  return found(rows);
}

const sideOf = (isOwn: boolean): MessageContent['side'] => (isOwn ? 'shop' : 'user');

/** `isSeen`: the other side has read it. */
type Message = MessageContent & { at: Date; isSeen: boolean; order: string | null };

const aboutOf = ({ order }: Message) => (order ? `[${order}] ` : '');

const readMark = ({ side, isSeen }: Message) => (side === 'shop' && isSeen ? '  (read)' : '');

const messages = (newestFirst: readonly Message[]): Answer =>
  listed(newestFirst.toReversed(), {
    none: 'No messages.',
    record: (message) => message,
    line: (message) =>
      `${shortDateTime(message.at)}  ${message.side === 'shop' ? '<' : '>'} ${aboutOf(message)}${textOf(message)}${readMark(message)}`,
  });

const codeOf = (order: OrderRow | undefined) => (order ? orderCode(order.number) : null);

const noConversation = (shopper: string, shop: string) =>
  new CliError(`Shopper ${shopper} and shop ${shop} have no conversation. See: npm run shop -- chat list`);

/** By its number, as `chat list` has it, or by its name in commands. */
async function shopIdOf(db: NodePgDatabase, shop: string): Promise<number> {
  if (numberOf(shop) > 0) return numberOf(shop);
  const [row] = await db.select({ id: shops.id }).from(shops).where(eq(shops.slug, shop));
  return row?.id ?? 0;
}

export type Which = { shopper: string; shop: string };

export async function showChat(db: NodePgDatabase, { shopper, shop }: Which): Promise<Answer> {
  const conversation = await findConversation(db, numberOf(shopper), await shopIdOf(db, shop));
  if (!conversation) throw noConversation(shopper, shop);
  const rows = await findMessages(db, conversation.row.id, { limit: mostListed, offset: 0 });
  const orders = await ordersOfMessages(db, rows);
  return messages(
    rows.map(({ side, body, productId, pictureId, orderId, createdAt, isSeen }) => ({
      ...{ side, text: body, product: productId, hasPicture: pictureId !== null, at: createdAt, isSeen },
      order: codeOf(orders.get(orderId ?? 0)),
    })),
  );
}

function pathOf(shopper: string) {
  const id = numberOf(shopper);
  if (id > 0) return { id };
  throw new CliError(`"${shopper}" is no shopper. Give the number that chat list shows.`);
}

export async function showOwnChat(context: SellerContext, { shopper, shop }: Which): Promise<Answer> {
  requireOwn(context, shop);
  const params = { path: pathOf(shopper) };
  const { data } = await responseOf(context.api.GET('/seller/conversations/{id}', { params }));
  const answer = messages(
    data.messages.map(({ is_own: isOwn, is_seen: isSeen, text, product, has_picture: hasPicture, order, at }) => ({
      ...{ side: sideOf(isOwn), text, product, hasPicture, at: new Date(at), isSeen, order: order?.code ?? null },
    })),
  );
  return data.is_typing ? { ...answer, lines: [...answer.lines, `Shopper ${shopper} is typing…`] } : answer;
}

export type Reply = Which & { text: string; photo: string | undefined };

function bodyOf({ text, photo }: Pick<Reply, 'text' | 'photo'>): string {
  const body = text.trim();
  if (!body && photo === undefined) throw new CliError('Say what: npm run shop -- chat reply <shopper> <shop> "text"');
  if (Array.from(body).length > longestText) throw new CliError(`A message has at most ${longestText} characters.`);
  return body;
}

async function checkedPhoto(path: string | undefined): Promise<CheckedFile | undefined> {
  if (path === undefined) return undefined;
  try {
    return await pictureAt({ field: 'picture', name: basename(path), path });
  } catch {
    throw new CliError(`${path} is no JPEG, PNG, GIF or WebP picture of at most 2 MB.`);
  }
}

const sent = ({ shop, shopper }: Which) =>
  `Shop ${shop} to shopper ${shopper}: sent; the shop is shown as online for ten minutes.`;

export async function replyInChat({ db, ...storage }: Context, { text, photo, ...which }: Reply): Promise<string[]> {
  const { shopper, shop } = which;
  const body = bodyOf({ text, photo });
  const reply = { userId: numberOf(shopper), shopId: await shopIdOf(db, shop), text: body, now: new Date() };
  const file = await checkedPhoto(photo);
  const { result: isSent, warnings } = await inCommand(db, (tx) =>
    replyAsSeller(tx, { ...reply, storePicture: pictureStore(tx, storage, file, reply.userId) }),
  );
  if (!isSent) throw noConversation(shopper, shop);
  return [sent(which), ...warnings];
}

export async function replyInOwnChat(context: SellerContext, { text, photo, ...which }: Reply): Promise<string[]> {
  requireOwn(context, which.shop);
  const params = { path: pathOf(which.shopper) };
  const message = bodyOf({ text, photo });
  const given = photo === undefined ? {} : { bodySerializer: await photoForm(message, photo) };
  await responseOf(context.api.POST('/seller/conversations/{id}', { params, body: { message }, ...given }));
  return [sent(which)];
}

async function photoForm(message: string, path: string): Promise<() => FormData> {
  await checkedPhoto(path);
  const form = new FormData();
  form.set('message', message);
  form.set('picture', await openAsBlob(path), basename(path));
  return () => form;
}

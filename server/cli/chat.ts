/** The operator's commands for the chat. Each returns the lines to print, or throws a `CliError`. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { replyAsSeller } from '#server/chat/reply.ts';
import { findConversations } from '#server/db/queries/chat.ts';
import { shortDateTime } from '#server/domain/dates.ts';
import { CliError } from './cli-error.ts';
import { type Answer, listed, mostListed } from './command.ts';
import { inCommand } from './in-command.ts';

const longestText = 2000;

type Listed = Awaited<ReturnType<typeof findConversations>>[number];

function lineOf({ row, user, shop, last, unseenByShop }: Listed): string {
  const text = last?.body?.replaceAll(/\s+/g, ' ') ?? (last ? `(product ${last.productId})` : '(nothing yet)');
  const waiting = unseenByShop > 0 ? `${unseenByShop} new` : '';
  return (
    `${shortDateTime(row.movedAt)}  ${waiting.padEnd(7)}  shopper ${user.id}, ${user.name}  ` +
    `shop ${shop.id}, ${shop.name.en}  ${last?.side === 'shop' ? '<' : '>'} ${text}`
  );
}

export async function listChats(db: NodePgDatabase): Promise<Answer> {
  const found = await findConversations(db, { limit: mostListed, offset: 0 }, {});
  return listed(found, {
    none: 'No conversations.',
    record: ({ row, user, shop, last, unseenByShop }) => ({
      movedAt: row.movedAt,
      unseen: unseenByShop,
      shopper: { id: user.id, name: user.name },
      shop: { id: shop.id, name: shop.name.en },
      last: last && { side: last.side, text: last.body, product: last.productId },
    }),
    line: lineOf,
  });
}

export type Result = { shopper: string; shop: string; text: string };

const numberOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

export async function replyInChat(db: NodePgDatabase, { shopper, shop, text }: Result): Promise<string[]> {
  const body = text.trim();
  if (!body) throw new CliError('Say what: npm run shop -- chat reply <shopper> <shop> "text"');
  if (Array.from(body).length > longestText) throw new CliError(`A message has at most ${longestText} characters.`);
  const reply = { userId: numberOf(shopper), shopId: numberOf(shop), text: body, now: new Date() };
  const { result: isSent, warnings } = await inCommand(db, (tx) => replyAsSeller(tx, reply));
  if (!isSent)
    throw new CliError(`Shopper ${shopper} and shop ${shop} have no conversation. See: npm run shop -- chat list`);
  return [`Shop ${shop} to shopper ${shopper}: sent; the shop is shown as online for ten minutes.`, ...warnings];
}

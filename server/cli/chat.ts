/** What the people of a shop do in the chat. Each command gives the lines that it prints, or throws a `CliError`. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { replyAsSeller } from '#server/chat/reply.ts';
import { findConversations } from '#server/db/queries/chat.ts';
import { shortDateTime } from '#server/domain/dates.ts';
import { inCommand } from './in-command.ts';
import { CliError } from './orders.ts';

const mostListed = 50;
const longestText = 2000;

export async function listChats(db: NodePgDatabase): Promise<string[]> {
  const found = await findConversations(db, { limit: mostListed, offset: 0 }, {});
  if (found.length === 0) return ['No conversations.'];
  return found.map(({ row, user, shop, last, unseenByShop }) => {
    const text = last?.body?.replaceAll(/\s+/g, ' ') ?? (last ? `(product ${last.productId})` : '(nothing yet)');
    const waiting = unseenByShop > 0 ? `${unseenByShop} new` : '';
    return (
      `${shortDateTime(row.movedAt)}  ${waiting.padEnd(7)}  shopper ${user.id}, ${user.name}  ` +
      `shop ${shop.id}, ${shop.name.en}  ${last?.side === 'shop' ? '<' : '>'} ${text}`
    );
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

/** Mails to the shops that sell the goods of an order. */
import { enqueueMail } from '#server/db/queries/outbox.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import type { Mail } from '#server/domain/mail.ts';
import type { MailedOrder, OrderReader } from '#server/domain/order-message.ts';
import { readerOf } from './shopper-mails.ts';

/** To the address of the shop of each order, in the main language, unless the operator has switched these mails off. */
export async function mailShops(
  tx: Tx,
  orders: readonly (MailedOrder & { shopEmail: string })[],
  mailFor: (order: MailedOrder, reader: OrderReader) => Mail,
): Promise<void> {
  const { orderMails } = await readSomeSettings(tx, ['orderMails']);
  if (!orderMails) return;
  const reader = await readerOf(tx, { language: null });
  for (const order of orders) if (order.shopEmail) await enqueueMail(tx, order.shopEmail, mailFor(order, reader));
}

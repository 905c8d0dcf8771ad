/** The shopper writes in a support ticket. */
import type { Body, Result } from '#server/contract.types.ts';
import type { Db } from '#server/db/pool.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import {
  type FoundTicket,
  findTicket,
  insertTicketMessage,
  lockTicket,
  messagesOfTicket,
} from '#server/db/queries/tickets.ts';
import { inTransaction } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { notFound, refused } from '#server/domain/refusal.ts';
import { ticketIdOf, writingRefusal } from '#server/domain/tickets.ts';
import { logoOf } from '#server/serializers/pictures.ts';
import { serializeTicketMessage } from '#server/serializers/ticket.ts';
import type { Shopper } from './caller.ts';
import { idempotently } from './idempotency.ts';

/** Another shopper's ticket is refused like an unknown one. */
export async function ownTicket(on: Db, userId: number, number: string): Promise<FoundTicket> {
  const id = ticketIdOf(number);
  const found = id === undefined ? undefined : await findTicket(on, userId, id);
  if (!found) throw notFound();
  return found;
}

export async function ticketMessages(on: Db, { t }: Pick<Shopper, 't'>, found: FoundTicket) {
  const rows = await messagesOfTicket(on, found.row.id);
  const { appName, appLogo } = await readSomeSettings(on, ['appName', 'appLogo']);
  const shop = { name: t('{shop} Support', { shop: appName }), photo: logoOf(appLogo) };
  return rows.map((row) => serializeTicketMessage(row, found, shop));
}

export const sendTicketMessage = (
  { db, clock }: Dependencies,
  shopper: Shopper,
  { ticket_number: number, message }: Body<'sendTicketMessage'>,
): Promise<Result<'sendTicketMessage'>> =>
  inTransaction(db, (tx) =>
    idempotently(tx, shopper, clock(), async () => {
      const found = await ownTicket(tx, shopper.userId, number);
      const ticket = await lockTicket(tx, found.row.id);
      const reason = writingRefusal(ticket ?? found.row);
      if (reason) throw refused(reason);
      const written = { side: 'user', body: message.trim(), createdAt: clock() } as const;
      await insertTicketMessage(tx, found.row, written);
      return {
        message: shopper.t('Message sent'),
        data: { messages: await ticketMessages(tx, shopper, found) },
      };
    }),
  );

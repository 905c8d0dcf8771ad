/** The shopper writes in a support ticket. */
import type { Body, Result } from '#server/contract.types.ts';
import type { Db } from '#server/db/pool.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import {
  attachmentsOfTicket,
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
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { logoOf } from '#server/serializers/pictures.ts';
import { type Linked, serializeTicketMessage } from '#server/serializers/ticket.ts';
import type { CheckedFile } from '#server/uploads/checked-file.ts';
import { privateLink } from '#server/uploads/file-links.ts';
import { storeFiles } from '#server/uploads/stored-files.ts';
import type { Shopper } from './caller.ts';
import { idempotently } from './idempotency.ts';

/** Another shopper's ticket is refused like an unknown one. */
export async function ownTicket(on: Db, userId: number, number: string): Promise<FoundTicket> {
  const id = ticketIdOf(number);
  const found = id === undefined ? undefined : await findTicket(on, userId, id);
  if (!found) throw notFound();
  return found;
}

type Reading = Pick<Dependencies, 'clock'> & { db: Db };

/** The files of the ticket and of its messages, with links for their owner. */
export async function ticketFiles({ db, clock }: Reading, { row }: FoundTicket): Promise<Linked[]> {
  const files = await attachmentsOfTicket(db, row.id);
  if (files.length === 0) return [];
  const secret = await shopSecretOf({ db })();
  return files.map((file) => ({ ...file, link: privateLink(secret, file.name, clock()) }));
}

export async function ticketMessages(reading: Reading, { t }: Pick<Shopper, 't'>, found: FoundTicket) {
  const on = reading.db;
  const attachments = await ticketFiles(reading, found);
  const rows = await messagesOfTicket(on, found.row.id);
  const { appName, appLogo } = await readSomeSettings(on, ['appName', 'appLogo']);
  const shop = { name: t('{shop} Support', { shop: appName }), photo: logoOf(appLogo) };
  return rows.map((row) => serializeTicketMessage(row, found, { shop, attachments }));
}

type Writing = {
  body: Body<'sendTicketMessage'>;
  /** Called once it is sure that the shopper has the ticket, because checking a file takes time. */
  readAttachments: () => Promise<CheckedFile[]>;
};

export async function sendTicketMessage(
  { db, clock, config }: Dependencies,
  shopper: Shopper,
  { body: { ticket_number: number, message }, readAttachments }: Writing,
): Promise<Result<'sendTicketMessage'>> {
  const { userId } = shopper;
  await ownTicket(db, userId, number);
  const files = await readAttachments();
  return inTransaction(db, (tx) =>
    idempotently(tx, shopper, clock(), async () => {
      const found = await ownTicket(tx, userId, number);
      const ticket = await lockTicket(tx, found.row.id);
      const reason = writingRefusal(ticket ?? found.row);
      if (reason) throw refused(reason);
      const written = { side: 'user', body: message.trim(), createdAt: clock() } as const;
      const uploads = await storeFiles(tx, config, files, { ownerId: userId, purpose: 'ticket', isPublic: false });
      await insertTicketMessage(tx, found.row, written, uploads);
      return {
        message: shopper.t('Message sent'),
        data: { messages: await ticketMessages({ db: tx, clock }, shopper, found) },
      };
    }),
  );
}

/** Notifies the owner of an account about a change, at the previous contact. */
import type { UserRow } from '#server/db/queries/identity.ts';
import { enqueueMessage, type Message, mailColumns } from '#server/db/queries/outbox.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import type { AccountMessage } from '#server/domain/account-message.ts';
import type { Reader } from '#server/domain/mail.ts';
import { type Reach, reachesOf } from '#server/domain/user.ts';

/** The message for the way in which it reaches its reader: a mail or a text message. */
export const messageBy = (reach: Reach, { mail, sms }: ReturnType<AccountMessage>): Message => ({
  ...reach,
  ...(reach.channel === 'email' ? mailColumns(mail) : { subject: mail.subject, body: sms }),
});

export async function notifyOwner(tx: Tx, owner: UserRow, reader: Reader, message: AccountMessage): Promise<void> {
  const [reach] = reachesOf(owner, 'email');
  if (!reach) return;
  const { appName: shop } = await readSomeSettings(tx, ['appName']);
  await enqueueMessage(tx, messageBy(reach, message({ ...reader, shop })));
}

/** Writes to a shopper who is away about the first message of a shop that they have not read. */
import type { FoundConversation } from '#server/db/queries/chat.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { awayMail } from '#server/domain/chat-message.ts';
import { wasSeenLately } from '#server/domain/opening-hours.ts';
import { inLanguage } from '#server/domain/texts.ts';
import { mailShopper } from './shopper-mails.ts';

type Written = { text: string; now: Date; hasUnread: boolean };

/** Without a text it is a picture. `hasUnread`: earlier messages wait too, and the shopper has had a mail about the first of them. */
export async function mailIfAway(
  tx: Tx,
  { user, shop }: Pick<FoundConversation, 'user' | 'shop'>,
  { text, now, hasUnread }: Written,
): Promise<void> {
  if (hasUnread || wasSeenLately(user.lastSeenAt, now)) return;
  await mailShopper(tx, user.id, (reader) =>
    awayMail({ userId: user.id, from: inLanguage(shop.name, reader.locale), text: text || reader.t('Photo') }, reader),
  );
}

/** Mails to a shopper who did not just ask for one: in the language in which they last used the shop. */
import { type UserRow, userById } from '#server/db/queries/identity.ts';
import { enqueueMail } from '#server/db/queries/outbox.ts';
import { readSomeSettings, signOfShop } from '#server/db/queries/settings.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import type { Mail } from '#server/domain/mail.ts';
import type { OrderReader } from '#server/domain/order-message.ts';
import { localeNamed } from '#server/i18n/languages.ts';
import { localeOf } from '#server/i18n/locale.ts';
import { readerIn } from '#server/i18n/translate.ts';
import { mailPictureOf } from '#server/serializers/pictures.ts';

/** Without a language of their own, that of the shop. */
export async function readerOf(tx: Tx, { language }: Pick<UserRow, 'language'>): Promise<OrderReader> {
  const { appName: shop, defaultLanguage } = await readSomeSettings(tx, ['appName', 'defaultLanguage']);
  const locale = localeNamed(language) ?? localeOf(defaultLanguage);
  return { ...readerIn(locale), shop, ...(await signOfShop(tx)), pictureOf: mailPictureOf };
}

/** In the transaction of its cause. An account without an address gets none, nor does one that was closed. */
export async function mailShopper(
  tx: Tx,
  userId: number,
  mailFor: (reader: OrderReader) => Mail | Promise<Mail>,
): Promise<void> {
  const user = await userById(tx, userId);
  if (!user?.email || !user.isActive) return;
  const mail = await mailFor(await readerOf(tx, user));
  if (mail.unsubscribe && !user.wantsMails) return;
  await enqueueMail(tx, user.email, mail);
}

/** To the address that a ticket names, unless its account does without such mails. */
export async function mailSubscriber(tx: Tx, to: { userId: number; email: string }, mail: Mail): Promise<void> {
  const user = await userById(tx, to.userId);
  if (user?.wantsMails) await enqueueMail(tx, to.email, mail);
}

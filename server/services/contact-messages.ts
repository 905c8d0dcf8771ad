/** Takes what anybody writes to the shop, and passes it on by mail. */
import type { Body } from '#server/contract.types.ts';
import {
  type ContactMessageRow,
  contactMessageOf,
  insertContactMessage,
  type NewContactMessage,
} from '#server/db/queries/contact.ts';
import { enqueueMessage } from '#server/db/queries/outbox.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { contactMail } from '#server/domain/contact-mail.ts';
import { localeOf } from '#server/i18n/locale.ts';
import { translate } from '#server/i18n/translate.ts';
import { claimAnonymously, keyUsedForAnother } from './idempotency.ts';

const contentOf = ({ name, phone, email, subject, message }: Body<'sendContactMessage'>) => ({
  name: name.trim(),
  phone: phone.trim(),
  email: email?.trim() || null,
  subject: subject.trim(),
  message: message.trim(),
});

/** What came before under this key, if it was the same. */
async function keptBefore(tx: Tx, requestKey: string, content: ReturnType<typeof contentOf>) {
  await claimAnonymously(tx, requestKey);
  const known = await contactMessageOf(tx, requestKey);
  const isSame = (Object.keys(content) as (keyof typeof content)[]).every((field) => known?.[field] === content[field]);
  if (known && !isSame) throw keyUsedForAnother();
  return known;
}

/** The shop is written to in its own language. */
async function keep(tx: Tx, row: NewContactMessage): Promise<ContactMessageRow> {
  const { contact, defaultLanguage, appName } = await readSomeSettings(tx, ['contact', 'defaultLanguage', 'appName']);
  const written = await insertContactMessage(tx, row);
  if (contact.email) {
    const locale = localeOf(defaultLanguage);
    const inShopLanguage = (text: string, values = {}) => translate(locale, [text, values]);
    const mail = contactMail(written, appName, inShopLanguage);
    await enqueueMessage(tx, { channel: 'email', recipient: contact.email, ...mail });
  }
  return written;
}

/** A repetition under the same key gets what was written the first time. */
export function takeContactMessage(
  { db, clock }: Dependencies,
  idempotencyKey: string | undefined,
  form: Body<'sendContactMessage'>,
): Promise<ContactMessageRow> {
  const content = contentOf(form);
  return inTransaction(db, async (tx) => {
    const before = idempotencyKey === undefined ? undefined : await keptBefore(tx, idempotencyKey, content);
    return before ?? keep(tx, { ...content, requestKey: idempotencyKey ?? null, createdAt: clock() });
  });
}

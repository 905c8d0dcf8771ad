/** Stores messages of the contact form and forwards them by mail. */
import type { Body } from '#server/contract.types.ts';
import {
  type ContactMessageRow,
  contactMessageOf,
  insertContactMessage,
  type NewContactMessage,
} from '#server/db/queries/contact.ts';
import { enqueueMail } from '#server/db/queries/outbox.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { contactMail } from '#server/domain/contact-mail.ts';
import { localeOf } from '#server/i18n/locale.ts';
import { readerIn } from '#server/i18n/translate.ts';
import { claimAnonymously, keyUsedForAnother } from './idempotency.ts';

const contentOf = ({ name, phone, email, subject, message }: Body<'sendContactMessage'>) => ({
  name: name.trim(),
  phone: phone.trim(),
  email: email?.trim() || null,
  subject: subject.trim(),
  message: message.trim(),
});

/** The earlier message with this key, if it has the same content. */
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
    await enqueueMail(tx, contact.email, contactMail(written, { ...readerIn(locale), shop: appName }));
  }
  return written;
}

/** A repetition with the same key returns the first message. */
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

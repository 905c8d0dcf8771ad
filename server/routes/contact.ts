/** How to reach the shop, and the form by which anybody does. */
import {
  type ContactMessageRow,
  contactMessageOf,
  insertContactMessage,
  type NewContactMessage,
} from '#server/db/queries/contact.ts';
import { claimKey } from '#server/db/queries/idempotency.ts';
import { enqueueMessage } from '#server/db/queries/outbox.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { contactMail } from '#server/domain/contact-mail.ts';
import { isoMicroseconds } from '#server/domain/dates.ts';
import { inLanguage } from '#server/domain/texts.ts';
import type { Body, Handlers } from '#server/http/handler.ts';
import { localeOf } from '#server/http/locale.ts';
import { conflict, refused } from '#server/http/refusal.ts';
import { translate } from '#server/http/translate.ts';
import type { Services } from '#server/services.ts';

/** Nobody: whoever writes is known by the key of their request alone. */
const nobody = 0;

const contentOf = ({ name, phone, email, subject, message }: Body<'sendContactMessage'>) => ({
  name: name.trim(),
  phone: phone.trim(),
  email: email?.trim() || null,
  subject: subject.trim(),
  message: message.trim(),
});

const fetchQuery = ({ id, name, phone, email, subject, message, createdAt }: ContactMessageRow) => ({
  content: {
    id,
    name,
    phone,
    email,
    subject,
    message,
    created_at: isoMicroseconds(createdAt),
    updated_at: isoMicroseconds(createdAt),
  },
});

/** What came before under this key, if it was the same. */
async function keptBefore(tx: Tx, requestKey: string, content: ReturnType<typeof contentOf>) {
  if (!(await claimKey(tx, nobody, requestKey))) throw conflict('This request is already being processed.');
  const known = await contactMessageOf(tx, requestKey);
  const isSame = (Object.keys(content) as (keyof typeof content)[]).every((field) => known?.[field] === content[field]);
  if (known && !isSame) throw refused('This idempotency key was used for another request.');
  return known;
}

export function contactRoutes({ db, clock }: Services): Pick<Handlers, 'getContact' | 'sendContactMessage'> {
  /** The shop is written to in its own language. */
  async function keep(tx: Tx, row: NewContactMessage): Promise<ContactMessageRow> {
    const { contact, defaultLanguage, appName } = await readSomeSettings(tx, ['contact', 'defaultLanguage', 'appName']);
    const written = await insertContactMessage(tx, row);
    if (contact.email) {
      const t = (text: string, values = {}) => translate(localeOf(defaultLanguage), [text, values]);
      await enqueueMessage(tx, { channel: 'email', recipient: contact.email, ...contactMail(written, appName, t) });
    }
    return written;
  }

  return {
    async getContact(request) {
      const { contact, address } = await readSomeSettings(db, ['contact', 'address']);
      return {
        data: {
          phone: contact.phone || null,
          email: contact.email || null,
          whatsapp: contact.whatsapp || null,
          messenger: contact.messenger || null,
          address: inLanguage(address, request.locale) || null,
        },
      };
    },

    async sendContactMessage(request) {
      const content = contentOf(request.body);
      const key = request.headers['idempotency-key'];
      const requestKey = typeof key === 'string' ? key : null;
      const row = await inTransaction(db, async (tx) => {
        const before = requestKey === null ? undefined : await keptBefore(tx, requestKey, content);
        return before ?? keep(tx, { ...content, requestKey, createdAt: clock() });
      });
      return { message: request.t('Message sent successfully'), data: fetchQuery(row) };
    },
  };
}

/** How to reach the shop, and the form by which anybody does. */
import type { ContactMessageRow } from '#server/db/queries/contact.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { isoMicroseconds } from '#server/domain/dates.ts';
import { inLanguage } from '#server/domain/texts.ts';
import { callerOf } from '#server/http/caller.ts';
import type { Handlers } from '#server/http/handler.ts';
import { takeContactMessage } from '#server/services/contact-messages.ts';

const serializeMessage = ({ id, name, phone, email, subject, message, createdAt }: ContactMessageRow) => ({
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

export const contactRoutes = (deps: Dependencies): Pick<Handlers, 'getContact' | 'sendContactMessage'> => ({
  async getContact(request) {
    const { contact, address } = await readSomeSettings(deps.db, ['contact', 'address']);
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
    const row = await takeContactMessage(deps, callerOf(request).idempotencyKey, request.body);
    return { message: request.t('Message sent successfully'), data: serializeMessage(row) };
  },
});

/** How to reach the shop, and the form by which anybody does. */
import { readSomeSettings } from '#server/db/queries/settings.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { inLanguage } from '#server/domain/texts.ts';
import { callerOf } from '#server/http/caller.ts';
import type { Handlers } from '#server/http/handler.ts';
import { serializeContactMessage } from '#server/serializers/contact.ts';
import { takeContactMessage } from '#server/services/contact-messages.ts';

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
    return { message: request.t('Message sent successfully'), data: serializeContactMessage(row) };
  },
});

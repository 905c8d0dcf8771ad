/** Writing to the shop with its port filled by the API. */
import type { Client } from '#api/client.ts';
import { sendContactMessage } from '#api/operations/pages.ts';
import { draftKeys } from '../kit/draft-keys.ts';
import { formPorts } from '../kit/form.ports.ts';
import { contactRequest } from './contact-form.fields.ts';
import { contactFormMachine } from './contact-form.machine.ts';
import type { ContactFormFields, ContactFormInput, ContactSent } from './contact-form.types.ts';

export const liveContactForm = (client: Client) => {
  const keyOf = draftKeys();
  return contactFormMachine.provide({
    actors: formPorts<ContactFormInput, ContactFormFields, ContactSent>({
      save: async ({ input, fields }, signal) => {
        const request = { ...contactRequest(fields), idempotencyKey: keyOf(fields) };
        const { message } = await sendContactMessage(client, request, signal);
        return { writer: input, message };
      },
    }),
  });
};

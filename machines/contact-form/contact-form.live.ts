/** The contact form with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { sendContactMessage } from '#api/operations/pages.ts';
import { draftKeys } from '../shared/draft-keys.ts';
import { formPorts } from '../shared/form.ports.ts';
import { fetchReach } from '../shared/reach.live.ts';
import { contactFields, contactRequest } from './contact-form.fields.ts';
import { contactFormMachine } from './contact-form.machine.ts';
import type { ContactFormFields, ContactFormInput, ContactSent } from './contact-form.types.ts';

export const liveContactForm = (client: Client) => {
  const keyOf = draftKeys();
  return contactFormMachine.provide({
    actors: formPorts<ContactFormInput, ContactFormFields, ContactSent>({
      load: async (input, signal) => contactFields({ ...input, ...(await fetchReach(client, signal)) }),
      save: async ({ known, fields }, signal) => {
        const request = { ...contactRequest(fields), idempotencyKey: keyOf(fields) };
        const { message } = await sendContactMessage(client, request, signal);
        return { writer: known, message };
      },
    }),
  });
};

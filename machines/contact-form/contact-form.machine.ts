/**
 * Writing to the shop without a ticket, open to everybody. Once it is sent the form is as it began; after any failure
 * what was typed stays, and sending it again unchanged is the same message. The ports are filled in
 * `contact-form.live.ts`.
 *
 * @spec R67
 */
import { formChart } from '../shared/form.machine.ts';
import { textOr } from '../shared/notice.ts';
import { contactErrors, contactFields } from './contact-form.fields.ts';
import type { ContactFormFields, ContactFormInput, ContactSent } from './contact-form.types.ts';

export const contactFormMachine = formChart<ContactFormInput, ContactFormFields, ContactSent>({
  id: 'contactForm',
  begin: contactFields,
  // A browser keeps no address; after a reload the account has to say it.
  isLoaded: ({ isSignedIn, email }) => isSignedIn && email === undefined,
  check: ({ fields }) => contactErrors(fields),
  reopen: ({ writer }) => contactFields(writer),
  announce: ({ message }) => [
    { type: 'notice.requested', kind: 'success', text: textOr(message, 'Message sent successfully') },
  ],
});

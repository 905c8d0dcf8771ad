/**
 * Contact form: a message to the shop without a ticket, open to everybody. A success resets the form. After a failure
 * the typed values stay, and the unchanged form is the same request. Who logs out leaves no name
 * or address in it. The ports are filled in `contact-form.live.ts`.
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
  guest: contactFields({}),
  // The storage has no e-mail address; after a reload it comes from the account.
  isLoaded: ({ isSignedIn, email }) => isSignedIn && email === undefined,
  check: ({ fields }) => contactErrors(fields),
  reopen: ({ writer }) => contactFields(writer),
  announce: ({ message }) => [
    { type: 'notice.requested', kind: 'success', text: textOr(message, 'Message sent successfully') },
  ],
});

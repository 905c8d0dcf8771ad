/** The vocabulary of writing to the shop. */

/** Who writes, where somebody is signed in. */
export type ContactFormInput = { name?: string; phone?: string; email?: string };

/** Under the names that the call has for them. */
export type ContactFormFields = { name: string; phone: string; email: string; subject: string; message: string };

/** `writer`: what the form begins with again. */
export type ContactSent = { writer: ContactFormInput; message?: string | undefined };

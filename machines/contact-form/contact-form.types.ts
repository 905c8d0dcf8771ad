/** The vocabulary of writing to the shop. */

/** Who writes, where somebody is signed in. */
export type ContactFormInput = { isSignedIn: boolean; name?: string; phone?: string; email?: string };

/** Under the names that the call has for them. */
export type ContactFormFields = { name: string; phone: string; email: string; subject: string; message: string };

/** `writer`: what the form goes on with. */
export type ContactSent = { writer: Partial<ContactFormFields>; message?: string | undefined };

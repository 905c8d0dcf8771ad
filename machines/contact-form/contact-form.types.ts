/** The events and context of the contact form. */

/** The signed-in shopper, if there is one. */
export type ContactFormInput = { isSignedIn: boolean; name?: string; phone?: string; email?: string };

/** Under the names of the request. */
export type ContactFormFields = { name: string; phone: string; email: string; subject: string; message: string };

/** `writer`: the contact with which the form continues. */
export type ContactSent = { writer: Partial<ContactFormFields>; message?: string | undefined };

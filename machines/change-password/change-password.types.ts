/** The events and context of the password form. */

/** The fields of the form, as typed and as sent. */
export type PasswordFields = { current_password: string; password: string; password_confirmation: string };

/** Without a token in the response the current one stays. */
export type PasswordChanged = { message?: string | undefined; token?: string | undefined };

/** Emitted to the rest of the shop. */
export type ChangePasswordEmitted = { type: 'token.renewed'; token: string };

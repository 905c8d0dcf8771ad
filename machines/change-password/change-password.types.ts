/** The vocabulary of changing one's password. */

/** The fields of the form, as they are typed and sent. */
export type PasswordFields = { current_password: string; password: string; password_confirmation: string };

/** Without a token the one in use stays. */
export type PasswordChanged = { message?: string | undefined; token?: string | undefined };

/** What the form tells the rest of the shop. */
export type ChangePasswordEmitted = { type: 'token.renewed'; token: string };

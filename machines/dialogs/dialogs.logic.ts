/** The inputs of the dialogs, and the pages to which they lead. */
import { noLogin } from '../login/login.logic.ts';
import type { LoginFields } from '../login/login.types.ts';
import { noForgot } from '../recover/recover.logic.ts';
import { noRegistration } from '../register/register.logic.ts';
import type { DialogsContext, Drafts, ReturnTo } from './dialogs.types.ts';

export const noDrafts: Drafts = { login: noLogin, register: noRegistration, forgot: noForgot };

const pages = ['wishlist', 'smartOrder'] as const;

/** The page after a login. Only these pages are possible, whatever was requested. */
export const pageAfter = (returnTo: ReturnTo) => pages.find((page) => page === returnTo);

/** The draft, or the demo account if nobody has typed a login. */
export const loginFieldsOf = ({ drafts, demoAccount }: DialogsContext): LoginFields =>
  drafts.login.phone ? drafts.login : { ...noLogin, ...demoAccount };

export const withoutPasswords = ({ login, register, forgot }: Drafts): Drafts => ({
  login: { ...login, password: '' },
  register: { ...register, password: '' },
  forgot,
});

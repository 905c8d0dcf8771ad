/** What the dialogs begin with, and where they lead. */
import { noLogin } from '../login/login.logic.ts';
import type { LoginFields } from '../login/login.types.ts';
import { noForgot } from '../recover/recover.logic.ts';
import { noRegistration } from '../register/register.logic.ts';
import type { DialogsContext, Drafts, ReturnTo } from './dialogs.types.ts';

export const noDrafts: Drafts = { login: noLogin, register: noRegistration, forgot: noForgot };

/** Nothing but these can follow a login, whatever was asked for. */
const paths: ReadonlyMap<ReturnTo, string> = new Map([
  ['wishlist', '/wishlist'],
  ['checkout', '/checkout'],
  ['buyNow', '/buynow'],
  ['smartOrder', '/smart-order'],
]);

export const pathAfter = (returnTo: ReturnTo): string | undefined => paths.get(returnTo);

/** The draft, or the demo account where nobody has typed who they are. */
export const loginFieldsOf = ({ drafts, demoAccount }: DialogsContext): LoginFields =>
  drafts.login.phone ? drafts.login : { ...noLogin, ...demoAccount };

export const withoutPasswords = ({ login, register, forgot }: Drafts): Drafts => ({
  login: { ...login, password: '' },
  register: { ...register, password: '' },
  forgot,
});

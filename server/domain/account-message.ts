/** What the owner of an account is written about it: a code, and whatever a thief would rather keep silent. */
import { codePolicy } from './one-time-code.ts';
import type { Translate } from './refusal.ts';

type Shop = { t: Translate; shop: string };

/** Subject and body as plain text. */
export type AccountMessage = (shop: Shop) => { subject: string; body: string };

/** Stands for the code in every copy of the message but the one that is sent. */
export const hiddenCode = '••••';

const minutes = codePolicy.validMs / 60_000;

/** The code comes in when the message leaves. */
export const codeMessage: AccountMessage = ({ t, shop }) => ({
  subject: t('Your code for {shop}', { shop }),
  body: [
    t('Your code for {shop} is {code}.', { shop, code: hiddenCode }),
    t('It is valid for {minutes, plural, one {# minute} other {# minutes}}.', { minutes }),
    t('If you did not ask for it, ignore this message. Never tell the code to anybody.'),
  ].join('\n'),
});

export const lockMessage: AccountMessage = ({ t, shop }) => ({
  subject: t('Wrong codes for your account at {shop}', { shop }),
  body: [
    t('Somebody has entered wrong codes for your account again and again.'),
    t('Codes for your account are locked for now. Signing in with your password still works.'),
  ].join('\n'),
});

const changed =
  (what: string): AccountMessage =>
  ({ t, shop }) => ({
    subject: t('Your account at {shop} was changed', { shop }),
    body: [t(what), t('If this was not you, contact the shop at once.')].join('\n'),
  });

export const contactChanged = changed('Your email address or phone number was changed.');
export const passwordChanged = changed('Your password was changed.');

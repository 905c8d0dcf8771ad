/** What the owner of an account is written about it: a code, and whatever a thief would rather keep silent. */
import type { Say } from '#server/http/refusal.ts';
import { codePolicy } from './one-time-code.ts';

type Shop = { say: Say; shop: string };

/** Subject and body as plain text. */
export type AccountMessage = (shop: Shop) => { subject: string; body: string };

/** Stands for the code in every copy of the message but the one that is sent. */
export const hiddenCode = '••••';

const minutes = codePolicy.validMs / 60_000;

/** The code comes in when the message leaves. */
export const codeMessage: AccountMessage = ({ say, shop }) => ({
  subject: say('Your code for {shop}', { shop }),
  body: [
    say('Your code for {shop} is {code}.', { shop, code: hiddenCode }),
    say('It is valid for {minutes, plural, one {# minute} other {# minutes}}.', { minutes }),
    say('If you did not ask for it, ignore this message. Never tell the code to anybody.'),
  ].join('\n'),
});

export const lockMessage: AccountMessage = ({ say, shop }) => ({
  subject: say('Wrong codes for your account at {shop}', { shop }),
  body: [
    say('Somebody has entered wrong codes for your account again and again.'),
    say('Codes for your account are locked for now. Signing in with your password still works.'),
  ].join('\n'),
});

const changed =
  (what: string): AccountMessage =>
  ({ say, shop }) => ({
    subject: say('Your account at {shop} was changed', { shop }),
    body: [say(what), say('If this was not you, contact the shop at once.')].join('\n'),
  });

export const contactChanged = changed('Your email address or phone number was changed.');
export const passwordChanged = changed('Your password was changed.');

/** What a shopper is written with a code, and when somebody has guessed too often. */
import { codePolicy } from './one-time-code.ts';

type Say = (text: string, values?: Record<string, string | number>) => string;
type Shop = { say: Say; shop: string };

/** Stands for the code in every copy of the message but the one that is sent. */
export const hiddenCode = '••••';

const minutes = codePolicy.validMs / 60_000;

/** Subject and body as plain text; the code comes in when the message leaves. */
export const codeMessage = ({ say, shop }: Shop) => ({
  subject: say('Your code for {shop}', { shop }),
  body: [
    say('Your code for {shop} is {code}.', { shop, code: hiddenCode }),
    say('It is valid for {minutes, plural, one {# minute} other {# minutes}}.', { minutes }),
    say('If you did not ask for it, ignore this message. Never tell the code to anybody.'),
  ].join('\n'),
});

export const lockMessage = ({ say, shop }: Shop) => ({
  subject: say('Wrong codes for your account at {shop}', { shop }),
  body: [
    say('Somebody has entered wrong codes for your account again and again.'),
    say('Codes for your account are locked for now. Signing in with your password still works.'),
  ].join('\n'),
});

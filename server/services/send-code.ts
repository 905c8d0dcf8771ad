/**
 * Sends a one-time code. Whether anybody has the contact changes neither the response nor the steps: the same limits are
 * counted, the same row is written, only the message is missing.
 */
import type { Body } from '#server/contract.types.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { codeMessage } from '#server/domain/account-message.ts';
import { contactOf } from '#server/domain/contact.ts';
import { invalid } from '#server/domain/refusal.ts';
import { newToken } from '#server/domain/token.ts';
import { type Reach, reachesOf } from '#server/domain/user.ts';
import { userMark } from '#server/security/user-mark.ts';
import type { Caller } from './caller.ts';
import { type CodeTools, onlyOwner, ownersOf } from './code-owners.ts';
import { assignCode } from './new-code.ts';

type SentCode = { contact: string; phoneCode: string | null; context: string };

/** Gives the context that the browser has to keep: the code is bound to it. */
export async function sendCode(
  tools: CodeTools,
  { ip, t, log }: Caller,
  { phone: typed, phone_code: phoneCode = null, forgot_password: isForgotten }: Body<'sendOtp'>,
): Promise<SentCode> {
  const contact = contactOf(typed, phoneCode);
  if (!contact) throw invalid({ phone: ['The {field} format is invalid.', { field: 'phone or email' }] });
  await tools.throttle.ask(contact, ip);
  const settings = await readSomeSettings(tools.db, ['appName', 'registerOtpType', 'forgotOtpType']);
  const context = newToken();
  const text = codeMessage({ t, shop: settings.appName });
  const preferred = isForgotten ? settings.forgotOtpType : settings.registerOtpType;
  const user = await deliver(tools, { contact, preferred, context, text });
  log.info({ event: 'code', outcome: 'asked', ...(user !== undefined && { user: userMark(user) }) });
  return { contact, phoneCode, context };
}

type Wish = {
  contact: string;
  preferred: 'email' | 'phone';
  context: string;
  text: { subject: string; body: string };
};

/** Gives the id of the account, if there is one. */
async function deliver(tools: CodeTools, wish: Wish): Promise<number | undefined> {
  const { owner, reach, recipient } = await targetOf(tools, wish);
  // Silently: another contact of the same account must not show that it is the same account.
  if (!(await tools.throttle.mayDeliver(recipient))) return owner?.id;
  const sentTo = owner ? reach.recipient : undefined;
  await assignCode(tools, { ...wish, recipient, userId: owner?.id ?? null, reach, sentTo });
  return owner?.id;
}

/** Where the code goes, and under which name its tries are counted. */
async function targetOf(tools: CodeTools, { contact, preferred }: Wish) {
  const owner = onlyOwner(await ownersOf(tools, contact), contact);
  const nowhere: Reach = { channel: preferred === 'phone' ? 'sms' : 'email', recipient: contact };
  const reach = (owner && reachesOf(owner, preferred)[0]) ?? nowhere;
  return { owner, reach, recipient: owner ? `account ${owner.id}` : `contact ${contact}` };
}

/**
 * Sends a one-time code. Whether anybody has the contact changes neither the response nor the steps: the same limits are
 * counted, the same row is written, only the message is missing.
 */
import type { Body } from '#server/contract.types.ts';
import type { UserRow } from '#server/db/queries/identity.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { codeMessage } from '#server/domain/account-message.ts';
import { contactOf } from '#server/domain/contact.ts';
import { invalid } from '#server/domain/refusal.ts';
import { type Reach, reachesOf } from '#server/domain/user.ts';
import { userMark } from '#server/security/user-mark.ts';
import type { Caller } from './caller.ts';
import { type CodeTools, contextFor, isOnOwnDevice, onlyOwner, ownersOf, recipientOf } from './code-owners.ts';
import { sendNewCode } from './new-code.ts';

type SentCode = { contact: string; phoneCode: string | null; context: string };

/** Whether the client keeps cookies. */
export type CodeClient = { caller: Caller; keepsCookies: boolean };

/** Gives the context that the code is bound to; a browser has to keep it. */
export async function sendCode(
  tools: CodeTools,
  { caller, keepsCookies }: CodeClient,
  { phone: typed, phone_code: phoneCode = null, forgot_password: isForgotten }: Body<'sendOtp'>,
): Promise<SentCode> {
  const contact = contactOf(typed, phoneCode);
  if (!contact) throw invalid({ phone: ['The {field} format is invalid.', { field: 'phone or email' }] });
  const { ip, log } = caller;
  const owner = onlyOwner(await ownersOf(tools, contact), contact);
  const isOwnDevice = await isOnOwnDevice(tools, caller, owner);
  await tools.throttle.ask(isOwnDevice ? recipientOf(owner, contact, true) : contact, ip);
  const settings = await readSomeSettings(tools.db, ['appName', 'registerOtpType', 'forgotOtpType']);
  const text = codeMessage({ ...caller, shop: settings.appName });
  const preferred = isForgotten ? settings.forgotOtpType : settings.registerOtpType;
  const context = await deliver(tools, { contact, owner, isOwnDevice, preferred, keepsCookies, text });
  log.info({ event: 'code', outcome: 'asked', ...(owner && { user: userMark(owner.id) }) });
  return { contact, phoneCode, context };
}

type CodeRequest = {
  contact: string;
  owner: UserRow | undefined;
  isOwnDevice: boolean;
  preferred: 'email' | 'phone';
  keepsCookies: boolean;
  text: ReturnType<typeof codeMessage>;
};

/** Gives the context that the code is bound to. */
async function deliver(tools: CodeTools, request: CodeRequest): Promise<string> {
  const { owner, contact, preferred, isOwnDevice } = request;
  const nowhere: Reach = { channel: preferred === 'phone' ? 'sms' : 'email', recipient: contact };
  const reach = (owner && reachesOf(owner, preferred)[0]) ?? nowhere;
  const recipient = recipientOf(owner, contact, isOwnDevice);
  const context = await contextFor(tools, recipient, request.keepsCookies);
  // Silently: another contact of the same account must not show that it is the same account.
  if (!(await tools.throttle.mayDeliver(recipient))) return context;
  const sentTo = owner ? reach.recipient : undefined;
  await sendNewCode(tools, { ...request, context, recipient, userId: owner?.id ?? null, reach, sentTo });
  return context;
}

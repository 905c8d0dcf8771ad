/**
 * Sends a one-time code. Whether anybody has the contact changes neither the answer nor the steps: the same limits are
 * counted, the same row is written, only the message is missing.
 */
import type { FastifyReply } from 'fastify';
import { lockEndOf, writeCode } from '#server/db/queries/one-time-codes.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { codeMessage } from '#server/domain/account-message.ts';
import { contactOf } from '#server/domain/contact.ts';
import { codePolicy, newCode } from '#server/domain/one-time-code.ts';
import { hashOf, newToken } from '#server/domain/token.ts';
import { type Reach, reachesOf } from '#server/domain/user.ts';
import { setCodeCookie } from '#server/http/code-cookie.ts';
import type { Answer, ApiRequest } from '#server/http/handler.ts';
import { codeLimits } from '#server/http/limits.ts';
import { userMark } from '#server/http/logging.ts';
import { invalid, limited } from '#server/http/refusal.ts';
import { type CodeTools, hashOfCode, onlyOwner, ownersOf } from './code-owners.ts';

export async function sendCode(
  tools: CodeTools,
  request: ApiRequest<'sendOtp'>,
  reply: FastifyReply,
): Promise<Answer<'sendOtp'>> {
  const { phone: typed, phone_code: phoneCode = null, forgot_password: isForgotten } = request.body;
  const contact = contactOf(typed, phoneCode);
  if (!contact) throw invalid({ phone: ['The {field} format is invalid.', { field: 'phone or email' }] });
  await tools.throttle.ask(contact, request.ip);
  const settings = await readSomeSettings(tools.db, ['appName', 'registerOtpType', 'forgotOtpType']);
  const context = newToken();
  const text = codeMessage({ say: request.say.bind(request), shop: settings.appName });
  const preferred = isForgotten ? settings.forgotOtpType : settings.registerOtpType;
  const user = await deliver(tools, { contact, preferred, context, text });
  request.log.info({ event: 'code', outcome: 'asked', ...(user !== undefined && { user: userMark(user) }) });
  setCodeCookie(reply, request, tools.config, context);
  reply.header('retry-after', String(codeLimits.pauseSeconds));
  return { message: request.say('A code is on its way.'), data: { email_or_phone: contact, phone_code: phoneCode } };
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
  const secret = await tools.secretOf();
  const now = tools.clock();
  const code = newCode();
  const row = {
    recipient: secret.hash('recipient', recipient),
    userId: owner?.id ?? null,
    channel: reach.channel,
    contextHash: hashOf(wish.context),
    codeHash: hashOfCode(secret, wish.context, reach, code),
    askedAt: now,
    expiresAt: new Date(now.getTime() + codePolicy.validMs),
  };
  const isWritten = await writeCode(tools.db, row, { ...reach, ...wish.text, secret: secret.seal(code) });
  if (isWritten) return owner?.id;
  const lockEnd = await lockEndOf(tools.db, 'recipient', row.recipient, now);
  throw limited(((lockEnd ?? now).getTime() - now.getTime()) / 1000);
}

/** Where the code goes, and under which name its tries are counted. */
async function targetOf(tools: CodeTools, { contact, preferred }: Wish) {
  const owner = onlyOwner(await ownersOf(tools, contact), contact);
  const nowhere: Reach = { channel: preferred === 'phone' ? 'sms' : 'email', recipient: contact };
  const reach = (owner && reachesOf(owner, preferred)[0]) ?? nowhere;
  return { owner, reach, recipient: owner ? `account ${owner.id}` : `contact ${contact}` };
}

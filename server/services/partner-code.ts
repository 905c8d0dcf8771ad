/** A new seller proves their e-mail address by a code, by the rules of every other code. */
import type { Body } from '#server/contract.types.ts';
import { upsertPartnerProof } from '#server/db/queries/partners.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { codeMessage } from '#server/domain/account-message.ts';
import { emailOf } from '#server/domain/contact.ts';
import { partnerProofMs } from '#server/domain/partners.ts';
import { hashOf, newToken } from '#server/domain/token.ts';
import type { Reach } from '#server/domain/user.ts';
import { type CodeTools, contextFor, hashOfCode } from './code-owners.ts';
import { sendNewCode } from './new-code.ts';
import { type CodeAttempt, proveByCode } from './prove-by-code.ts';
import type { CodeClient } from './send-code.ts';

/** Not the address alone: no code of an account is one of a seller, nor the other way round. */
const reachOf = (email: string): Reach => ({ channel: 'email', recipient: `partner ${email}` });

/** Gives the context that the code is bound to; a browser has to keep it. */
export async function sendPartnerCode(
  tools: CodeTools,
  { caller, keepsCookies }: CodeClient,
  body: Body<'sendPartnerCode'>,
): Promise<string> {
  const { ip, log } = caller;
  const email = emailOf(body.email);
  await tools.throttle.ask(email, ip);
  const { appName } = await readSomeSettings(tools.db, ['appName']);
  const reach = reachOf(email);
  const context = await contextFor(tools, reach.recipient, keepsCookies);
  const text = codeMessage({ ...caller, shop: appName });
  await sendNewCode(tools, { recipient: reach.recipient, userId: null, reach, sentTo: email, context, text });
  log.info({ event: 'code', outcome: 'asked' });
  return context;
}

export async function verifyPartnerCode(
  tools: CodeTools,
  attempt: CodeAttempt,
  body: Body<'verifyPartnerCode'>,
): Promise<string> {
  const email = emailOf(body.email);
  return proveByCode(tools, attempt, {
    recipient: async () => reachOf(email).recipient,
    hashesIn: async (context) => [hashOfCode(await tools.secretOf(), context, reachOf(email), body.otp)],
    async prove(tx, _tried, { now }) {
      const proof = newToken();
      const expiresAt = new Date(now.getTime() + partnerProofMs);
      await upsertPartnerProof(tx, { email, tokenHash: hashOf(proof), expiresAt });
      return proof;
    },
  });
}

/** A new seller proves their e-mail address by a code, by the rules of every other code. */
import type { FastifyReply } from 'fastify';
import { assignPartnerProof } from '#server/db/queries/partners.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { codeMessage } from '#server/domain/account-message.ts';
import { emailOf } from '#server/domain/contact.ts';
import { partnerProofMs } from '#server/domain/partners.ts';
import { hashOf, newToken } from '#server/domain/token.ts';
import type { Reach } from '#server/domain/user.ts';
import type { ApiRequest, Result } from '#server/http/handler.ts';
import { type CodeTools, hashOfCode } from './code-owners.ts';
import { assignCode, promiseCode } from './new-code.ts';
import { proveByCode } from './prove-by-code.ts';

/** Not the address alone: no code of an account is one of a seller, nor the other way round. */
const reachOf = (email: string): Reach => ({ channel: 'email', recipient: `partner ${email}` });

export async function sendPartnerCode(
  tools: CodeTools,
  request: ApiRequest<'sendPartnerCode'>,
  reply: FastifyReply,
): Promise<Result<'sendPartnerCode'>> {
  const email = emailOf(request.body.email);
  await tools.throttle.ask(email, request.ip);
  const { appName } = await readSomeSettings(tools.db, ['appName']);
  const context = newToken();
  const reach = reachOf(email);
  const text = codeMessage({ t: request.t.bind(request), shop: appName });
  await assignCode(tools, { recipient: reach.recipient, userId: null, reach, sentTo: email, context, text });
  request.log.info({ event: 'code', outcome: 'asked' });
  promiseCode(tools, request, reply, context);
  return { message: request.t('A code is on its way.') };
}

export async function verifyPartnerCode(
  tools: CodeTools,
  request: ApiRequest<'verifyPartnerCode'>,
): Promise<Result<'verifyPartnerCode'>> {
  const email = emailOf(request.body.email);
  const token = await proveByCode(tools, request, {
    hashesIn: async (context) => [hashOfCode(await tools.secretOf(), context, reachOf(email), request.body.otp)],
    async prove(tx, _tried, now) {
      const proof = newToken();
      const expiresAt = new Date(now.getTime() + partnerProofMs);
      await assignPartnerProof(tx, { email, tokenHash: hashOf(proof), expiresAt });
      return proof;
    },
  });
  return { message: request.t('Verified'), data: { token } };
}

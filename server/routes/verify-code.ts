/** Checks a one-time code: the right one verifies the contact and gives a token for a new password. */
import { markVerified, userById } from '#server/db/queries/identity.ts';
import type { Tried } from '#server/db/queries/one-time-codes.ts';
import { keepReset } from '#server/db/queries/password-resets.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { lockMessage } from '#server/domain/account-message.ts';
import { codePolicy } from '#server/domain/one-time-code.ts';
import { hashOf, newToken } from '#server/domain/token.ts';
import { reachesOf } from '#server/domain/user.ts';
import type { Answer, ApiRequest } from '#server/http/handler.ts';
import { type CodeTools, hashOfCode, ownersOf } from './code-owners.ts';
import { proveByCode } from './prove-by-code.ts';
import { tellOwner } from './tell-owner.ts';

export async function verifyCode(tools: CodeTools, request: ApiRequest<'verifyOtp'>): Promise<Answer<'verifyOtp'>> {
  const { phone: typed, otp } = request.body;
  const token = await proveByCode(tools, request, {
    async hashesIn(context) {
      const secret = await tools.secretOf();
      const reaches = (await ownersOf(tools, typed)).flatMap((owner) => reachesOf(owner, 'email'));
      return reaches.map((reach) => hashOfCode(secret, context, reach, otp));
    },
    prove,
    async tellOfLock(tx, { userId }) {
      const owner = userId === null ? undefined : await userById(tx, userId);
      if (owner) await tellOwner(tx, owner, request.say.bind(request), lockMessage);
    },
  });
  return { message: request.say('Verified'), data: { token } };
}

async function prove(tx: Tx, { userId, channel }: Tried, now: Date): Promise<string | undefined> {
  if (userId === null) return undefined;
  const token = newToken();
  await markVerified(tx, userId, channel);
  const expiresAt = new Date(now.getTime() + codePolicy.resetMs);
  await keepReset(tx, { userId, tokenHash: hashOf(token), expiresAt });
  return token;
}

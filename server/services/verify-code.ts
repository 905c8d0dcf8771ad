/** Checks a one-time code: the right one verifies the contact and gives a token for a new password. */
import type { Body } from '#server/contract.types.ts';
import { lockedIfOpen, markVerified, type UserRow, userById } from '#server/db/queries/identity.ts';
import type { Tried } from '#server/db/queries/one-time-codes.ts';
import { upsertReset } from '#server/db/queries/password-resets.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { lockMessage } from '#server/domain/account-message.ts';
import { contactOf } from '#server/domain/contact.ts';
import { codePolicy } from '#server/domain/one-time-code.ts';
import { hashOf, newToken } from '#server/domain/token.ts';
import { reachesOf } from '#server/domain/user.ts';
import { type CodeTools, hashOfCode, isOnOwnDevice, onlyOwner, ownersOf, recipientOf } from './code-owners.ts';
import { notifyOwner } from './notify-owner.ts';
import { type CodeAttempt, type CodeCheck, proveByCode } from './prove-by-code.ts';

export const verifyCode = (
  tools: CodeTools,
  attempt: CodeAttempt,
  { phone: typed, otp }: Body<'verifyOtp'>,
): Promise<string> =>
  proveByCode(tools, attempt, {
    async recipient() {
      const contact = contactOf(typed, null) ?? typed;
      const owner = onlyOwner(await ownersOf(tools, typed), contact);
      return recipientOf(owner, contact, await isOnOwnDevice(tools, attempt.caller, owner));
    },
    async hashesIn(context) {
      const secret = await tools.secretOf();
      const reaches = (await ownersOf(tools, typed)).flatMap((owner) => reachesOf(owner, 'email'));
      return reaches.map((reach) => hashOfCode(secret, context, reach, otp));
    },
    prove: (tx, tried, check) => prove(tools, tx, { ...tried, ...check, otp }),
    async mailAboutLock(tx, { userId }) {
      const owner = userId === null ? undefined : await userById(tx, userId);
      if (owner) await notifyOwner(tx, owner, attempt.caller, lockMessage);
    },
  });

type RightCode = Tried & CodeCheck & { otp: string };

/** Undefined if the account has changed the contact that the code was sent to since the code was looked up. */
async function prove(tools: CodeTools, tx: Tx, right: RightCode): Promise<string | undefined> {
  const { userId, channel, now } = right;
  const owner = userId === null ? undefined : await lockedIfOpen(tx, userId);
  if (userId === null || !owner || !(await isSentTo(tools, owner, right))) return undefined;
  const token = newToken();
  await markVerified(tx, userId, channel);
  const expiresAt = new Date(now.getTime() + codePolicy.resetMs);
  await upsertReset(tx, { userId, tokenHash: hashOf(token), expiresAt });
  return token;
}

async function isSentTo(
  tools: CodeTools,
  owner: UserRow,
  { channel, context, hashes, otp }: RightCode,
): Promise<boolean> {
  const secret = await tools.secretOf();
  const contacts = reachesOf(owner, 'email').filter((reach) => reach.channel === channel);
  return contacts.some((reach) => hashes.some((hash) => hash.equals(hashOfCode(secret, context, reach, otp))));
}

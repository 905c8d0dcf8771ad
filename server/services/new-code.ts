/** Replaces the previous code with a new one, bound to the requesting browser. */
import { lockEndOf, writeCode } from '#server/db/queries/one-time-codes.ts';
import type { AccountMessage } from '#server/domain/account-message.ts';
import { codePolicy, newCode } from '#server/domain/one-time-code.ts';
import { limited } from '#server/domain/refusal.ts';
import { hashOf } from '#server/domain/token.ts';
import type { Reach } from '#server/domain/user.ts';
import { type CodeTools, hashOfCode } from './code-owners.ts';
import { messageBy } from './notify-owner.ts';

export type CodeWish = {
  /** The name under which tries are counted. */
  recipient: string;
  userId: number | null;
  /** The purpose of the code. */
  reach: Reach;
  /** The recipient of the message; undefined if no account has the contact. */
  sentTo: string | undefined;
  context: string;
  text: ReturnType<AccountMessage>;
};

/** Refuses while the recipient is locked. */
export async function sendNewCode(tools: CodeTools, wish: CodeWish): Promise<void> {
  const { userId, reach, context, text, sentTo = '' } = wish;
  const secret = await tools.secretOf();
  const now = tools.clock();
  const code = newCode();
  const row = {
    recipient: secret.hash('recipient', wish.recipient),
    userId,
    channel: reach.channel,
    contextHash: hashOf(context),
    codeHash: hashOfCode(secret, context, reach, code),
    requestedAt: now,
    expiresAt: new Date(now.getTime() + codePolicy.validMs),
  };
  const message = { ...messageBy({ channel: reach.channel, recipient: sentTo }, text), secret: secret.seal(code) };
  if (await writeCode(tools.db, row, message, wish.sentTo !== undefined)) {
    // Also without an account, so that both cases take the same time.
    return tools.db.afterCommit.sendJob('message-delivery');
  }
  const lockEnd = await lockEndOf(tools.db, 'recipient', row.recipient, now);
  if (lockEnd) throw limited((lockEnd.getTime() - now.getTime()) / 1000);
  // The account was deleted meanwhile: from now on the contact is one that nobody has.
  if (userId !== null) await sendNewCode(tools, { ...wish, userId: null, sentTo: undefined });
}

/** Writes a new code in the place of the one before, bound to the browser that asked. */
import { lockEndOf, writeCode } from '#server/db/queries/one-time-codes.ts';
import { codePolicy, newCode } from '#server/domain/one-time-code.ts';
import { limited } from '#server/domain/refusal.ts';
import { hashOf } from '#server/domain/token.ts';
import type { Reach } from '#server/domain/user.ts';
import { type CodeTools, hashOfCode } from './code-owners.ts';

export type CodeWish = {
  /** The name under which tries are counted. */
  recipient: string;
  userId: number | null;
  /** What the code proves. */
  reach: Reach;
  /** Where the message goes; undefined: nowhere, as nobody has the contact. */
  sentTo: string | undefined;
  context: string;
  text: { subject: string; body: string };
};

/** Refuses while the recipient is locked. */
export async function assignCode(tools: CodeTools, wish: CodeWish): Promise<void> {
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
  const message = { channel: reach.channel, recipient: sentTo, ...text, secret: secret.seal(code) };
  if (await writeCode(tools.db, row, message, wish.sentTo !== undefined)) {
    // Also when nobody has the contact: the work must be the same.
    return tools.db.afterCommit.sendJob('message-delivery');
  }
  const lockEnd = await lockEndOf(tools.db, 'recipient', row.recipient, now);
  throw limited(((lockEnd ?? now).getTime() - now.getTime()) / 1000);
}

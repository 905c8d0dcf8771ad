/** What wrong passwords and codes have locked on an account. */
import { eq, inArray } from 'drizzle-orm';
import { rateLimits } from '#server/db/schema/limits.ts';
import { oneTimeCodes } from '#server/db/schema/one-time-codes.ts';
import { keyOf } from '#server/domain/counter-key.ts';
import type { UserRow } from './identity.ts';
import type { Tx } from './transaction.ts';

/** The counters of the account itself; those of the networks that guessed stay. */
const countersOf = ({ id, email, phone, phoneCode }: UserRow): string[] => [
  `login-account:${keyOf(`account ${id}`)}`,
  `code-recipient:${keyOf(`account ${id}`)}`,
  ...[email?.toLowerCase(), phone && `+${phoneCode ?? ''}${phone}`].flatMap((contact) =>
    contact ? [`code-contact:${keyOf(contact)}`, `code-pause:${keyOf(contact)}`] : [],
  ),
];

export async function liftLocks(tx: Tx, user: UserRow): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ failures: 0, locks: 0, lockedUntil: null })
    .where(eq(oneTimeCodes.userId, user.id));
  await tx.delete(rateLimits).where(inArray(rateLimits.key, countersOf(user)));
}

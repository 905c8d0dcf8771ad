/** Sets a new password with the token that a right code gave; every session of the account ends with it. */
import type { Body } from '#server/contract.types.ts';
import { lockedIfOpen } from '#server/db/queries/identity.ts';
import { applyReset, userOfReset } from '#server/db/queries/password-resets.ts';
import { inTransaction } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { passwordChanged } from '#server/domain/account-message.ts';
import { invalid } from '#server/domain/refusal.ts';
import { passwordErrors } from '#server/domain/registration.ts';
import { hashOf } from '#server/domain/token.ts';
import { clearFailures } from '#server/security/login-throttle.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { userMark } from '#server/security/user-mark.ts';
import type { Caller } from './caller.ts';
import { notifyOwner } from './notify-owner.ts';
import { mayProve } from './sign-in.ts';

const deadToken = () => invalid({ token: 'This code has been used or has expired. Please ask for a new one.' });

export async function resetPassword(
  { db, pool, clock, config }: Dependencies,
  caller: Caller,
  { token, password, password_confirmation: confirmation }: Body<'resetPassword'>,
): Promise<void> {
  if (password !== confirmation) throw invalid({ password_confirmation: 'Confirm Password does not match.' });
  const tokenHash = hashOf(token);
  const user = await userOfReset(db, tokenHash, clock());
  if (!user || !mayProve(config, user)) throw deadToken();
  const errors = await passwordErrors(password, [user.email, user.phone, user.name]);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const passwordHash = await hashPassword(password);
  const isDone = await inTransaction(db, async (tx) => {
    // Before the token is used up, because a deletion of the account locks them in this order.
    if (!(await lockedIfOpen(tx, user.id))) return false;
    const applied = await applyReset(tx, { tokenHash, passwordHash, now: clock() });
    if (applied) await notifyOwner(tx, user, caller, passwordChanged);
    return applied;
  });
  if (!isDone) throw deadToken();
  await clearFailures(pool, user.id);
  caller.log.info({ event: 'password reset', user: userMark(user.id) });
}

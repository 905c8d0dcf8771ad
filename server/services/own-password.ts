/** Asks for the password again before a change that somebody at an unlocked device must not make. */
import type { UserRow } from '#server/db/queries/identity.ts';
import { invalid, refused } from '#server/domain/refusal.ts';
import { isPassword } from '#server/security/password-hashing.ts';

/** Throws a refusal at the field `password`, or one without a field for an account that has no password. */
export async function refuseWrongPassword({ passwordHash }: UserRow, typed: string): Promise<void> {
  if (passwordHash === null) {
    throw refused('Your account has no password yet. Set one with “Forgot password?” and try again.');
  }
  if (!(await isPassword(passwordHash, typed))) throw invalid({ password: 'The current password is wrong.' });
}

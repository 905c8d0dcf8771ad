/** An account that was opened by a request whose response was lost, and its session with it. */
import { storedResponse } from '#server/db/queries/idempotency.ts';
import { type UserRow, usersByContact } from '#server/db/queries/identity.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { isPassword } from '#server/security/password-hashing.ts';
import { mayEnter } from './sign-in.ts';

type Registration = {
  form: { email?: string | null | undefined; phone?: string | null | undefined; password: string };
  /** The Idempotency-Key of the request. */
  key: string | undefined;
  /** Of the operation alone: a hash of the whole request would make its password easy to guess. */
  requestHash: Buffer;
};

/** The account of an earlier request with this key, for somebody who knows its password. */
export async function openedBefore(
  { db, config }: Dependencies,
  { form, key, requestHash }: Registration,
): Promise<UserRow | undefined> {
  if (key === undefined) return undefined;
  for (const user of await usersByContact(db, form.email || form.phone || '')) {
    const stored = await storedResponse(db, user.id, key);
    const isOwn = stored?.requestHash.equals(requestHash) && mayEnter(config, user);
    if (isOwn && (await isPassword(user.passwordHash, form.password))) return user;
  }
  return undefined;
}

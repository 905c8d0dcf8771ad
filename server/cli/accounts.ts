/** Lifts what others have locked with wrong passwords and codes. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { usersByEmail } from '#server/db/queries/identity.ts';
import { liftLocks } from '#server/db/queries/locks.ts';
import { emailOf } from '#server/domain/contact.ts';
import { CliError } from './cli-error.ts';
import { inCommand } from './in-command.ts';

export async function unlockAccount(db: NodePgDatabase, email: string): Promise<string[]> {
  if (!email) throw new CliError('Whose account? Give its e-mail address.');
  const [user] = await usersByEmail(db, emailOf(email));
  if (!user) throw new CliError(`There is no account with the address ${email}.`);
  const { warnings } = await inCommand(db, (tx) => liftLocks(tx, user));
  return [`Passwords and codes of ${email} work again.`, ...warnings];
}

/** Answers requests by mail for a copy of somebody's data, or for their deletion. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { lockUserForDeletion, usersByEmail } from '#server/db/queries/identity.ts';
import { emailOf } from '#server/domain/contact.ts';
import { Refusal } from '#server/domain/refusal.ts';
import { translate } from '#server/i18n/translate.ts';
import { erase, exportAccount } from '#server/services/personal-data.ts';
import { CliError } from './cli-error.ts';
import { inCommand } from './in-command.ts';

async function accountOf(db: NodePgDatabase, email: string) {
  if (!email) throw new CliError('Whose account? Give its e-mail address.');
  const [user] = await usersByEmail(db, emailOf(email));
  if (!user) throw new CliError(`There is no account with the address ${email}.`);
  return user;
}

export async function exportUser(db: NodePgDatabase, email: string): Promise<string[]> {
  const user = await accountOf(db, email);
  return [JSON.stringify(await exportAccount({ db, clock: () => new Date() }, user.id), null, 2)];
}

/** The files go with the next hourly tidying of a server, because a command may run on another machine. */
export async function eraseUser(db: NodePgDatabase, email: string): Promise<string[]> {
  const user = await accountOf(db, email);
  const { warnings } = await inCommand(db, async (tx) => {
    return erase(tx, await lockUserForDeletion(tx, user.id), new Date());
  }).catch((error: unknown) => {
    if (error instanceof Refusal) throw new CliError(translate('en', error.phrase));
    throw error;
  });
  return [
    `The account ${email} is deleted. Its orders stay without the person; its files go within the hour.`,
    ...warnings,
  ];
}

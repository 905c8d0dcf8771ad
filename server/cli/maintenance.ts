/** The operator's commands that close the shop for a while, and open it again. */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { settings } from '#server/db/schema/settings.ts';
import type { Maintenance } from '#server/domain/maintenance.ts';
import { UsageError } from './cli-error.ts';
import type { Answer, Command } from './command.ts';
import { shownAtOnce } from './in-command.ts';

const usualMinutes = '10';

function minutesOf(text: string): number {
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (minutes >= 1 && minutes <= 1440) return minutes;
  throw new UsageError(`"${text}" does not do: write whole minutes from 1 to 1440.`);
}

const close = (db: NodePgDatabase, text = usualMinutes) => {
  const value: Maintenance = { since: new Date().toISOString(), minutes: minutesOf(text) };
  return shownAtOnce(db, async (tx) => {
    await tx
      .insert(settings)
      .values({ key: 'maintenance', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
    return 'The shop is closed. Open it with: npm run shop -- maintenance off';
  });
};

const open = (db: NodePgDatabase) =>
  shownAtOnce(db, async (tx) => {
    await tx.delete(settings).where(eq(settings.key, 'maintenance'));
    return 'The shop is open.';
  });

async function show(db: NodePgDatabase): Promise<Answer> {
  const { maintenance } = await readSomeSettings(db, ['maintenance']);
  const line = maintenance
    ? `The shop is closed since ${maintenance.since}, for about ${maintenance.minutes} minutes.`
    : 'The shop is open.';
  return { data: { maintenance }, lines: [line] };
}

export const maintenanceCommands: Command[] = [
  {
    use: 'maintenance on',
    says: 'closes the shop: people see a page that says so, and calls are refused; commands work as always',
    options: { '--minutes <minutes>': `how long it will take, for those who come back; ${usualMinutes} if not given` },
    run: async ({ db }, _, { minutes }) => close(db, minutes),
  },
  { use: 'maintenance off', says: 'opens it again', run: ({ db }) => open(db) },
  { use: 'maintenance show', says: 'whether the shop is closed', run: ({ db }) => show(db) },
];

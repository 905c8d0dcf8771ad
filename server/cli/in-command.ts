/** Runs the transaction of a command, then makes the open pages of its shoppers refetch. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { invalidateCache, withAfterCommit } from '#server/db/after-commit.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { JobName } from '#server/domain/job.ts';
import { sendOnce } from '#server/jobs/queue.ts';
import { publishPush } from '#server/realtime/push.ts';
import { pusherService } from '#server/realtime/pusher-service.ts';
import { reasonOf } from '#server/start-error.ts';

/** `warnings` are lines for the operator: the command is done even if open pages could not be told. */
export type CommandResult<Result> = { result: Result; warnings: string[] };

export async function inCommand<Result>(
  db: NodePgDatabase,
  work: (tx: Tx) => Promise<Result>,
): Promise<CommandResult<Result>> {
  const warnings: string[] = [];
  const jobs = new Set<JobName>();
  const bound = withAfterCommit(db, {
    // The caches are in the servers, which hear of the change with its commit.
    invalidateCache: () => undefined,
    publish: async (event) => {
      try {
        await publishPush(db, pusherService(process.env.PUSHER_URL), event, new Date());
      } catch (error) {
        warnings.push(`Open pages were not told: ${reasonOf(error)}.`);
      }
    },
    sendJob: (name) => void jobs.add(name),
  });
  const result = await inTransaction(bound, work);
  // Without a queue no server has ever run on this database; a server also looks for work by schedule.
  if (jobs.size > 0) await sendOnce(bound.$client, jobs).catch(() => undefined);
  return { result, warnings };
}

/** For a change that shoppers see at once. */
export const changeShown = <Result>(db: NodePgDatabase, work: (tx: Tx) => Promise<Result>) =>
  inCommand(db, (tx) => {
    invalidateCache(tx);
    return work(tx);
  });

/** The same where `work` returns the line that says what was done. */
export async function shownAtOnce(db: NodePgDatabase, work: (tx: Tx) => Promise<string>): Promise<string[]> {
  const { result, warnings } = await changeShown(db, work);
  return [result, ...warnings];
}

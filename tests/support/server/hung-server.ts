/** A process that takes the job `retention` of the database in its argument and never ends it: for a test to kill. */
import { openDatabase } from '#server/db/pool.ts';
import { newJobQueue } from '#server/jobs/queue.ts';
import { queuePace } from '../data/queue-pace.ts';

const { pool } = await openDatabase({ url: process.argv[2] ?? '' });
const never = () => new Promise<never>(() => undefined);

newJobQueue(pool, queuePace).start(
  {
    'message-delivery': never,
    'push-delivery': never,
    'payment-reconciliation': never,
    'search-index': never,
    retention: () => {
      console.log('taken');
      return never();
    },
  },
  { warn: console.error },
);

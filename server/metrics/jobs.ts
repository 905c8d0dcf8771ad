/** Counts how the runs of jobs end. */
import type { JobHandlers, Run } from '#server/jobs/queue.ts';
import type { Metrics } from './metrics.ts';

export function countedJobs(handlers: JobHandlers, metrics: Pick<Metrics, 'countJob'>): JobHandlers {
  const counted = Object.entries(handlers).map(([name, handler]) => [
    name,
    async (run: Run) => {
      try {
        await handler(run);
        metrics.countJob(name, 'completed');
      } catch (error) {
        metrics.countJob(name, 'failed');
        throw error;
      }
    },
  ]);
  return Object.fromEntries(counted) as JobHandlers;
}

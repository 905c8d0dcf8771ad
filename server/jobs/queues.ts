/** How each kind of job is queued: how often it comes by itself, how soon it is noticed, and what a dead server costs. */
import type { Queue } from 'pg-boss';
import type { JobName } from '#server/domain/job.ts';

/** The tables of the queue; the queue migrates them itself. */
export const queueSchema = 'job_queue';

export type QueuePlan = {
  /** As in a crontab, in UTC. A wake-up that got lost costs no more than this. */
  cron: string;
  /** How often a server looks for a job; at least 0.5. */
  pollSeconds: number;
  policy: NonNullable<Queue['policy']>;
};

export const queuePlans: Readonly<Record<JobName, QueuePlan>> = {
  /** `short`: one waits, any number run; the outbox hands each message to one server only. */
  'message-delivery': { cron: '* * * * *', pollSeconds: 1, policy: 'short' },
  'push-delivery': { cron: '* * * * *', pollSeconds: 1, policy: 'short' },
  /** `stately`: one waits and one runs, among all servers. */
  'payment-reconciliation': { cron: '* * * * *', pollSeconds: 2, policy: 'stately' },
  retention: { cron: '7 * * * *', pollSeconds: 30, policy: 'stately' },
  /** Does nothing in a shop without a search server. */
  'search-index': { cron: '* * * * *', pollSeconds: 2, policy: 'stately' },
};

export const jobNames = Object.keys(queuePlans) as JobName[];

/** Without a sign of life for this long, its server is dead and another takes the job. */
const heartbeatSeconds = 30;

export const queueOptions = {
  heartbeatSeconds,
  expireInSeconds: 15 * 60,
  retryLimit: 2,
  retryDelay: 10,
  /** A job says nothing of what was done, so nobody asks about one that is over. */
  deleteAfterSeconds: 60 * 60,
  retentionSeconds: 24 * 60 * 60,
};

/** Of the queue itself: how often it looks for dead servers and throws away what is over. */
export const upkeep = {
  superviseIntervalSeconds: 30,
  monitorIntervalSeconds: 30,
  maintenanceIntervalSeconds: 60 * 60,
};

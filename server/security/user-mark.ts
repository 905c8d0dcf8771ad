/** How the log names an account. */
import cluster from 'node:cluster';
import { createHash, randomBytes } from 'node:crypto';

/** A worker has that of its primary. */
const saltVariable = 'LARDER_LOG_SALT';
const givenSalt = cluster.isWorker ? process.env[saltVariable] : undefined;

/** New at every start: lines of one run can be joined by user, a copied log cannot be turned back into ids. */
const salt = givenSalt ?? randomBytes(16).toString('base64url');

/** For the environment of workers. */
export const sharedSalt = { [saltVariable]: salt };

export const userMark = (userId: number): string =>
  createHash('sha256').update(salt).update(String(userId)).digest('hex').slice(0, 12);

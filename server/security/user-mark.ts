/** How the log names an account. */
import { createHash, randomBytes } from 'node:crypto';

/** New at every start: lines of one run can be joined by user, a copied log cannot be turned back into ids. */
const salt = randomBytes(16);

export const userMark = (userId: number): string =>
  createHash('sha256').update(salt).update(String(userId)).digest('hex').slice(0, 12);

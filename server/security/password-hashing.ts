/** Hashes passwords with argon2id, two at a time, so that a flood of logins cannot take the machine from shoppers. */
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { unavailable } from '#server/http/refusal.ts';

const options = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const atOnce = 2;
const longestQueue = 20;

let running = 0;
const queue: (() => void)[] = [];

/** Takes one of the two places, or waits for one; refuses when too many wait already. */
async function place(): Promise<void> {
  if (running < atOnce) {
    running += 1;
    return;
  }
  if (queue.length >= longestQueue) throw unavailable(2);
  await new Promise<void>((resolve) => queue.push(resolve));
}

function leave(): void {
  const next = queue.shift();
  // The place passes to the next in the queue without becoming free in between.
  if (next) next();
  else running -= 1;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  await place();
  try {
    return await work();
  } finally {
    leave();
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, options));

/** What the password of an unknown account is compared with, so that it takes as long as that of a known one. */
const nobody = hash('nobody has this password', options);

/** Without a stored hash the answer is no, after the same work. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const compared = stored ?? (await nobody);
  const same = await inTurn(() => verify(compared, password));
  return same && Boolean(stored);
}

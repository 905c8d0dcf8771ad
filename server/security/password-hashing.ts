/** Hashes passwords with argon2id, two at a time, so that a flood of logins cannot take the machine from shoppers. */
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { turnstile } from './in-turn.ts';

const options = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const inTurn = turnstile({ atOnce: 2, longestQueue: 20 });

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, options));

/** The hash for unknown accounts, so that a comparison takes as long as for a known one. */
const nobody = hash('nobody has this password', options);

/** Without a stored hash the response is no, after the same work. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const compared = stored ?? (await nobody);
  const same = await inTurn(() => verify(compared, password));
  return same && Boolean(stored);
}

/** Tries a one-time code and gives the token that a right one is worth; a wrong one is refused and counted. */
import { lockEndOf, type Tried, tryCode } from '#server/db/queries/one-time-codes.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { badRequest, limited } from '#server/domain/refusal.ts';
import { hashOf } from '#server/domain/token.ts';
import { userMark } from '#server/security/user-mark.ts';
import type { Caller } from './caller.ts';
import { type CodeTools, contextFor } from './code-owners.ts';

type Outcome = Tried & { token: string | undefined };

/** One attempt: the hashes of the typed code are those of `hashesIn` for this context. */
export type CodeCheck = { now: Date; context: string; hashes: Buffer[] };

export type CodeProof = {
  /** Under which name the tries of the typed contact are counted. */
  recipient(): Promise<string>;
  /** The hashes of the typed code, one for each purpose that it may have been sent for. */
  hashesIn(context: string): Promise<Buffer[]>;
  /** Stores the proof; undefined if the code proves nothing. */
  prove(tx: Tx, tried: Tried, check: CodeCheck): Promise<string | undefined>;
  /** Called when this attempt has locked the recipient's codes. */
  mailAboutLock?(tx: Tx, tried: Tried): Promise<void>;
};

/** The same for a wrong code, a dead one, one of another browser and one that never was. */
const wrongCode = () => badRequest('This code is wrong or has expired.');

/** `cookie` is the value that the browser got with the code. */
export type CodeAttempt = { caller: Caller; cookie: string | undefined };

export async function proveByCode(
  tools: CodeTools,
  { caller, cookie }: CodeAttempt,
  proof: CodeProof,
): Promise<string> {
  await tools.throttle.begin(caller.ip);
  // Without a cookie only a code fits that was requested by a client which keeps none.
  const context = cookie ?? (await contextFor(tools, await proof.recipient(), false));
  const outcome = await tryIn(tools, context, proof);
  note(caller, outcome);
  if (outcome === undefined) {
    await tools.throttle.end(caller.ip, 'notCompared');
    await refuseLocked(tools, context);
    throw wrongCode();
  }
  if (outcome.token === undefined) {
    await tools.throttle.end(caller.ip, 'wrong');
    throw wrongCode();
  }
  await tools.throttle.end(caller.ip, 'right');
  return outcome.token;
}

async function tryIn({ db, clock }: CodeTools, context: string, proof: CodeProof): Promise<Outcome | undefined> {
  const hashes = await proof.hashesIn(context);
  const now = clock();
  return inTransaction(db, async (tx) => {
    const tried = await tryCode(tx, { contextHash: hashOf(context), hashes, now });
    if (!tried) return undefined;
    if (tried.isLocked) await proof.mailAboutLock?.(tx, tried);
    return { ...tried, token: tried.isRight ? await proof.prove(tx, tried, { now, context, hashes }) : undefined };
  });
}

async function refuseLocked({ db, clock }: CodeTools, context: string): Promise<void> {
  const now = clock();
  const lockEnd = await lockEndOf(db, 'contextHash', hashOf(context), now);
  if (lockEnd) throw limited((lockEnd.getTime() - now.getTime()) / 1000);
}

const wordFor = (outcome: Outcome | undefined): string => {
  if (!outcome) return 'not compared';
  if (outcome.isLocked) return 'locked';
  return outcome.token ? 'right' : 'wrong';
};

function note({ log }: Caller, outcome: Outcome | undefined): void {
  const user = outcome?.userId;
  log.info({ event: 'code', outcome: wordFor(outcome), ...(user && { user: userMark(user) }) });
}

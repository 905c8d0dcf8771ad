/** Tries a one-time code and gives the token that a right one is worth; a wrong one is refused and counted. */
import type { FastifyRequest } from 'fastify';
import { lockEndOf, type Tried, tryCode } from '#server/db/queries/one-time-codes.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { hashOf } from '#server/domain/token.ts';
import { readCodeCookie } from '#server/http/code-cookie.ts';
import { userMark } from '#server/http/logging.ts';
import { badRequest, limited } from '#server/http/refusal.ts';
import type { CodeTools } from './code-owners.ts';

type Outcome = Tried & { token: string | undefined };

export type CodeProof = {
  /** What the typed code hashes to, for whatever it may have been sent for. */
  hashesIn(context: string): Promise<Buffer[]>;
  /** Keeps what is proven; undefined: it proves nothing. */
  prove(tx: Tx, tried: Tried, now: Date): Promise<string | undefined>;
  /** The try has locked the codes of whoever it was for. */
  mailAboutLock?(tx: Tx, tried: Tried): Promise<void>;
};

/** The same for a wrong code, a dead one, one of another browser and one that never was. */
const wrongCode = () => badRequest('This code is wrong or has expired.');

export async function proveByCode(tools: CodeTools, request: FastifyRequest, proof: CodeProof): Promise<string> {
  // Without the cookie it is a browser that asked for nothing; the work is the same.
  const context = readCodeCookie(request.headers.cookie) ?? '';
  await tools.throttle.begin(request.ip);
  const outcome = await tryIn(tools, context, proof);
  note(request, outcome);
  if (outcome === undefined) {
    await tools.throttle.end(request.ip, 'notCompared');
    await refuseLocked(tools, context);
    throw wrongCode();
  }
  if (outcome.token === undefined) {
    await tools.throttle.end(request.ip, 'wrong');
    throw wrongCode();
  }
  await tools.throttle.end(request.ip, 'right');
  return outcome.token;
}

async function tryIn({ db, clock }: CodeTools, context: string, proof: CodeProof): Promise<Outcome | undefined> {
  const hashes = await proof.hashesIn(context);
  const now = clock();
  return inTransaction(db, async (tx) => {
    const tried = await tryCode(tx, { contextHash: hashOf(context), hashes, now });
    if (!tried) return undefined;
    if (tried.isLocked) await proof.mailAboutLock?.(tx, tried);
    return { ...tried, token: tried.isRight ? await proof.prove(tx, tried, now) : undefined };
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

function note({ log }: FastifyRequest, outcome: Outcome | undefined): void {
  const user = outcome?.userId;
  log.info({ event: 'code', outcome: wordFor(outcome), ...(user && { user: userMark(user) }) });
}

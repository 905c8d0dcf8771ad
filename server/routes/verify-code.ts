/** Checks a one-time code: the right one verifies the contact and gives a token for a new password. */
import { markVerified, userById } from '#server/db/queries/identity.ts';
import { lockEndOf, type Tried, tryCode } from '#server/db/queries/one-time-codes.ts';
import { keepReset } from '#server/db/queries/password-resets.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { lockMessage } from '#server/domain/account-message.ts';
import { codePolicy } from '#server/domain/one-time-code.ts';
import { hashOf, newToken } from '#server/domain/token.ts';
import { reachesOf } from '#server/domain/user.ts';
import { readCodeCookie } from '#server/http/code-cookie.ts';
import type { Answer, ApiRequest } from '#server/http/handler.ts';
import { userMark } from '#server/http/logging.ts';
import { badRequest, limited } from '#server/http/refusal.ts';
import { type CodeTools, hashOfCode, ownersOf } from './code-owners.ts';
import { tellOwner } from './tell-owner.ts';

type Request = ApiRequest<'verifyOtp'>;
type Outcome = Tried & { token: string | undefined };

/** The same for a wrong code, a dead one, one of another browser and one that never was. */
const wrongCode = () => badRequest('This code is wrong or has expired.');

export async function verifyCode(tools: CodeTools, request: Request): Promise<Answer<'verifyOtp'>> {
  // Without the cookie it is a browser that asked for nothing; the work is the same.
  const context = readCodeCookie(request.headers.cookie) ?? '';
  await tools.throttle.begin(request.ip);
  const outcome = await tryIn(tools, request, context);
  note(request, outcome);
  if (outcome === undefined) {
    await tools.throttle.end(request.ip, 'notCompared');
    await refuseLocked(tools, context);
    throw wrongCode();
  }
  if (outcome.token === undefined) throw wrongCode();
  await tools.throttle.end(request.ip, 'right');
  return { message: request.say('Verified'), data: { token: outcome.token } };
}

async function tryIn(tools: CodeTools, request: Request, context: string): Promise<Outcome | undefined> {
  const { phone: typed, otp } = request.body;
  const secret = await tools.secretOf();
  const reaches = (await ownersOf(tools, typed)).flatMap((owner) => reachesOf(owner, 'email'));
  const hashes = reaches.map((reach) => hashOfCode(secret, context, reach, otp));
  const now = tools.clock();
  return inTransaction(tools.db, async (tx) => {
    const tried = await tryCode(tx, { contextHash: hashOf(context), hashes, now });
    if (!tried) return undefined;
    if (tried.isLocked) await tellOfLock(tx, tried, request);
    return { ...tried, token: tried.isRight ? await prove(tx, tried, now) : undefined };
  });
}

async function prove(tx: Tx, { userId, channel }: Tried, now: Date): Promise<string | undefined> {
  if (userId === null) return undefined;
  const token = newToken();
  await markVerified(tx, userId, channel);
  const expiresAt = new Date(now.getTime() + codePolicy.resetMs);
  await keepReset(tx, { userId, tokenHash: hashOf(token), expiresAt });
  return token;
}

async function tellOfLock(tx: Tx, { userId }: Tried, request: Request): Promise<void> {
  const owner = userId === null ? undefined : await userById(tx, userId);
  if (owner) await tellOwner(tx, owner, request.say.bind(request), lockMessage);
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

function note({ log }: Request, outcome: Outcome | undefined): void {
  const user = outcome?.userId;
  log.info({ event: 'code', outcome: wordFor(outcome), ...(user && { user: userMark(user) }) });
}

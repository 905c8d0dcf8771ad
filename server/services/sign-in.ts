/** Opening a session, whatever the shopper has proved themselves with. */
import { type Config, mayShowDemoAccount } from '#server/config.ts';
import type { Db } from '#server/db/pool.ts';
import type { UserRow } from '#server/db/queries/identity.ts';
import { openSession } from '#server/db/queries/sessions.ts';
import { demoAccount } from '#server/demo-account.ts';
import { keptAgent } from '#server/domain/device.ts';
import { absoluteMs, hashOf, newToken, sessionsPerUser } from '#server/domain/token.ts';
import { accessResponse, userResponse } from '#server/serializers/user.ts';

/** Only shoppers who are not blocked; the demo account only where nobody else can reach it. */
export const mayEnter = (config: Config, user: UserRow): boolean =>
  user.isActive && user.role === 'customer' && (user.email !== demoAccount.phone || mayShowDemoAccount(config));

/** The password of the demo account is public, so it opens the account to a browser on this machine alone. */
export const mayLogIn = (config: Config, user: UserRow, isFromOwnMachine: boolean): boolean =>
  mayEnter(config, user) && (user.email !== demoAccount.phone || isFromOwnMachine);

/** When and with what: the shopper recognises the session by it in the list of their sessions. */
export type Opening = { now: Date; userAgent: string | undefined };

export async function signIn(db: Db, user: UserRow, { now, userAgent }: Opening) {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + absoluteMs);
  const session = { userId: user.id, tokenHash: hashOf(token), createdAt: now, expiresAt };
  await openSession(db, { ...session, userAgent: keptAgent(userAgent) }, sessionsPerUser);
  return { user: userResponse(user, now), access: accessResponse(token, now) };
}

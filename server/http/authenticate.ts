/** Authenticates a request by the token in its Authorization header. */
import type { FastifyRequest } from 'fastify';
import { findSession, touchSession } from '#server/db/queries/sessions.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { unauthorised } from '#server/domain/refusal.ts';
import { hashOf, idleMs, tokenIn, touchEveryMs } from '#server/domain/token.ts';
import type { Access } from './contract.ts';

async function recognise(deps: Dependencies, request: FastifyRequest): Promise<void> {
  const token = tokenIn(request.headers.authorization);
  if (!token) return;
  const now = deps.clock();
  const session = await findSession(deps.db, hashOf(token), now, new Date(now.getTime() - idleMs));
  if (!session) return;
  request.userId = session.userId;
  request.sessionId = session.id;
  if (now.getTime() - session.lastUsedAt.getTime() > touchEveryMs) await touchSession(deps.db, session.id, now);
}

/** Protected operations need a customer's token; elsewhere a token is welcome and a dead one means nothing. */
export function authenticator(deps: Dependencies, access: Access) {
  return async (request: FastifyRequest): Promise<void> => {
    if (access === 'public') return;
    await recognise(deps, request);
    if (access === 'protected' && request.userId === undefined) throw unauthorised();
  };
}

/** Finds out who asks, from the token in the Authorization header. */
import type { FastifyRequest } from 'fastify';
import { findSession, touchSession } from '#server/db/queries/sessions.ts';
import { hashOf, idleMs, tokenIn, touchEveryMs } from '#server/domain/token.ts';
import type { Services } from '#server/services.ts';
import type { Access } from './contract.ts';
import { unauthorised } from './refusal.ts';

async function recognise(services: Services, request: FastifyRequest): Promise<void> {
  const token = tokenIn(request.headers.authorization);
  if (!token) return;
  const now = services.clock();
  const session = await findSession(services.db, hashOf(token), now, new Date(now.getTime() - idleMs));
  if (!session) return;
  request.userId = session.userId;
  request.sessionId = session.id;
  if (now.getTime() - session.lastUsedAt.getTime() > touchEveryMs) await touchSession(services.db, session.id, now);
}

/** Protected operations need a customer's token; elsewhere a token is welcome and a dead one means nothing. */
export function authenticator(services: Services, access: Access) {
  return async (request: FastifyRequest): Promise<void> => {
    if (access === 'public') return;
    await recognise(services, request);
    if (access === 'protected' && request.userId === undefined) throw unauthorised();
  };
}

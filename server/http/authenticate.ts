/** Finds out who asks, from the token in the Authorization header. */
import type { FastifyRequest } from 'fastify';
import { findSession, touchSession } from '#server/db/queries/sessions.ts';
import { hashOf, idleMs, tokenIn, touchEveryMs } from '#server/domain/token.ts';
import type { Services } from '#server/services.ts';
import type { Access } from './contract.ts';
import { forbidden, unauthorised } from './refusal.ts';

async function recognise(services: Services, request: FastifyRequest): Promise<string | undefined> {
  const token = tokenIn(request.headers.authorization);
  if (!token) return undefined;
  const now = services.clock();
  const session = await findSession(services.db, hashOf(token), now, new Date(now.getTime() - idleMs));
  if (!session) return undefined;
  request.userId = session.userId;
  request.sessionId = session.id;
  if (now.getTime() - session.lastUsedAt.getTime() > touchEveryMs) await touchSession(services.db, session.id, now);
  return session.role;
}

/** Protected operations need a customer's token; elsewhere a token is welcome and a dead one means nothing. */
export function authenticator(services: Services, access: Access) {
  return async (request: FastifyRequest): Promise<void> => {
    if (access === 'public') return;
    const role = await recognise(services, request);
    if (access === 'optional') return;
    if (role === undefined) throw unauthorised();
    if (role !== 'customer') throw forbidden();
  };
}

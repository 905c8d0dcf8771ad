/** Authenticates a request by the token in its Authorization header. */
import type { FastifyRequest } from 'fastify';
import { findSellerSession } from '#server/db/queries/sellers.ts';
import { findSession, touchSession } from '#server/db/queries/sessions.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { unauthorized } from '#server/domain/refusal.ts';
import { hashOf, tokenIn, touchEveryMs } from '#server/domain/token.ts';
import type { Access } from './contract.ts';

/** A shopper has no shop. */
async function findShopperSession(...which: Parameters<typeof findSession>) {
  const found = await findSession(...which);
  return found && { ...found, shopId: undefined };
}

async function recognise(deps: Dependencies, request: FastifyRequest, access: Access): Promise<void> {
  const token = tokenIn(request.headers.authorization);
  if (!token) return;
  const now = deps.clock();
  const findAny = access === 'seller' ? findSellerSession : findShopperSession;
  const session = await findAny(deps.db, hashOf(token), now);
  if (!session) return;
  request.ownShopId = session.shopId;
  request.userId = session.userId;
  request.sessionId = session.id;
  if (now.getTime() - session.lastUsedAt.getTime() > touchEveryMs) await touchSession(deps.db, session.id, now);
}

/** Protected operations need a token of their kind; elsewhere one is welcome and a dead one means nothing. */
export function authenticator(deps: Dependencies, access: Access) {
  return async (request: FastifyRequest): Promise<void> => {
    if (access === 'public') return;
    await recognise(deps, request, access);
    if (access !== 'optional' && request.userId === undefined) throw unauthorized();
  };
}

/** Notifications on the device in hand. */
import type { FastifyRequest } from 'fastify';
import { hasSubscription } from '#server/db/queries/push.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { unauthorized } from '#server/domain/refusal.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { removePushSubscription, type SessionOwner, savePushSubscription } from '#server/services/push-subscription.ts';

const ownerOf = (request: FastifyRequest): SessionOwner => {
  const userId = requireUser(request);
  if (request.sessionId === undefined) throw unauthorized();
  return { userId, sessionId: request.sessionId };
};

export const pushRoutes = (
  deps: Dependencies,
): Pick<Handlers, 'getPushSubscription' | 'savePushSubscription' | 'removePushSubscription'> => {
  const publicKey = deps.config.push?.keys.publicKey ?? null;
  return {
    async getPushSubscription(request) {
      const { sessionId } = ownerOf(request);
      return { data: { public_key: publicKey, is_on: await hasSubscription(deps.db, sessionId) } };
    },

    async savePushSubscription(request) {
      await savePushSubscription(deps, ownerOf(request), request.body);
      return { message: request.t('Notifications are on'), data: { public_key: publicKey, is_on: true } };
    },

    async removePushSubscription(request) {
      await removePushSubscription(deps, ownerOf(request));
      return { message: request.t('Notifications are off') };
    },
  };
};

/** The passkeys of an account, and signing in with one. */
import type { FastifyRequest } from 'fastify';
import { type PasskeyRow, passkeysOf, removeOwnPasskey } from '#server/db/queries/passkeys.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { isoMicroseconds } from '#server/domain/dates.ts';
import { deviceOf } from '#server/domain/device.ts';
import { notFound, type Translate } from '#server/domain/refusal.ts';
import { callerOf, shopperOf } from '#server/http/caller.ts';
import { deviceMarker } from '#server/http/device-cookie.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { addPasskey, beginPasskeyLogin, loginWithPasskey, placeOf, requestPasskey } from '#server/services/passkeys.ts';

const nextStep = 'Follow the steps of your browser';

const rowOf = ({ id, userAgent, createdAt, lastUsedAt }: PasskeyRow, t: Translate) => ({
  id,
  device: deviceOf(userAgent, t),
  created_at: isoMicroseconds(createdAt),
  last_used_at: lastUsedAt && isoMicroseconds(lastUsedAt),
});

type PasskeyHandlers = Pick<
  Handlers,
  'listPasskeys' | 'requestPasskey' | 'addPasskey' | 'removePasskey' | 'beginPasskeyLogin' | 'loginWithPasskey'
>;

export function passkeyRoutes(deps: Dependencies): PasskeyHandlers {
  const markDevice = deviceMarker(deps);
  const placeIn = ({ protocol, host }: FastifyRequest) => placeOf(deps.config.publicUrl, { protocol, host });

  return {
    async listPasskeys(request) {
      const rows = await passkeysOf(deps.db, requireUser(request));
      return { data: { passkeys: rows.map((row) => rowOf(row, request.t.bind(request))) } };
    },

    async requestPasskey(request) {
      const options = await requestPasskey(deps, shopperOf(request), placeIn(request), request.body);
      return { message: request.t(nextStep), data: { options: { ...options } } };
    },

    async addPasskey(request) {
      const row = await addPasskey(deps, shopperOf(request), placeIn(request), request.body);
      return { message: request.t('Passkey added'), data: { passkey: rowOf(row, request.t.bind(request)) } };
    },

    async removePasskey(request) {
      if (!(await removeOwnPasskey(deps.db, requireUser(request), request.params.id))) throw notFound();
      return { message: request.t('Passkey removed') };
    },

    async beginPasskeyLogin(request) {
      const options = await beginPasskeyLogin(deps, placeIn(request));
      return { message: request.t(nextStep), data: { options: { ...options } } };
    },

    async loginWithPasskey(request, reply) {
      const data = await loginWithPasskey(deps, callerOf(request), placeIn(request), request.body);
      await markDevice(request, reply, data.user.id);
      return { message: request.t('Login successful'), data };
    },
  };
}

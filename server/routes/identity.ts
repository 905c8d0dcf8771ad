/** Registration, login, logout and the profile. */
import type { FastifyRequest } from 'fastify';
import { userById } from '#server/db/queries/identity.ts';
import { endSession } from '#server/db/queries/sessions.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { unauthorized } from '#server/domain/refusal.ts';
import { callerOf } from '#server/http/caller.ts';
import { deviceMarker } from '#server/http/device-cookie.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { isFromOwnMachine } from '#server/http/own-machine.ts';
import { loginThrottleOn } from '#server/security/login-throttle.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { refusedInSteps, stepMs } from '#server/security/steps.ts';
import { userMark } from '#server/security/user-mark.ts';
import { userResponse } from '#server/serializers/user.ts';
import { login, register } from '#server/services/identity.ts';
import { loginAlarm } from '#server/services/login-alarm.ts';

/** A picture tag, a prefetch or a HEAD must not sign anybody out. */
function isByAccident({ method, headers }: FastifyRequest): boolean {
  return method === 'HEAD' || /prefetch|prerender/i.test(`${headers['sec-purpose']} ${headers.purpose}`);
}

export function identityRoutes(deps: Dependencies): Pick<Handlers, 'register' | 'login' | 'logout' | 'getProfile'> {
  const throttle = loginThrottleOn(deps.pool, loginAlarm(deps));
  const secretOf = shopSecretOf(deps);
  const markDevice = deviceMarker(deps);

  return {
    async register(request, reply) {
      const data = await register(deps, callerOf(request), request.body);
      await markDevice(request, reply, data.user.id);
      return { message: request.t('Registration successful'), data };
    },

    async login(request, reply) {
      const secret = await secretOf();
      const attempt = { form: request.body, throttle, secret, isFromOwnMachine: isFromOwnMachine(request) };
      const data = await refusedInSteps(deps.config, stepMs.refusedLogin, () =>
        login(deps, callerOf(request), attempt),
      );
      await markDevice(request, reply, data.user.id);
      return { message: request.t('Login successful'), data };
    },

    async logout(request) {
      if (isByAccident(request) || request.sessionId === undefined) return {};
      await endSession(deps.db, request.sessionId);
      request.log.info({ event: 'logout', user: userMark(requireUser(request)) });
      return { message: request.t('Logged out successfully') };
    },

    async getProfile(request) {
      const user = await userById(deps.db, requireUser(request));
      if (!user) throw unauthorized();
      return { data: { user: userResponse(user, deps.clock()) } };
    },
  };
}

/** Signing in with an account of Google, Facebook or Apple. */
import type { Dependencies } from '#server/dependencies.ts';
import { callerOf } from '#server/http/caller.ts';
import { deviceMarker } from '#server/http/device-cookie.ts';
import type { Handlers } from '#server/http/handler.ts';
import { socialLogin } from '#server/services/social.ts';

export function socialRoutes(deps: Dependencies): Pick<Handlers, 'loginWithProvider'> {
  const logIn = socialLogin(deps);
  const markDevice = deviceMarker(deps);

  return {
    async loginWithProvider(request, reply) {
      const { provider } = request.params;
      const requested = { protocol: request.protocol, host: request.host };
      const data = await logIn(callerOf(request), { provider, login: request.body, requested });
      await markDevice(request, reply, data.user.id);
      return { message: request.t('Login successful'), data };
    },
  };
}

/** The cookie `larder_device` says which accounts have signed in on a browser; scripts cannot read it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '#server/dependencies.ts';
import { withAccount } from '#server/security/known-device.ts';
import { type ShopSecret, shopSecretOf } from '#server/security/shop-secret.ts';
import { isFromBrowser } from './guard.ts';

const yearSeconds = 365 * 24 * 3600;

export const readDeviceCookie = (header: string | undefined): string | undefined =>
  /(?:^|;\s*)larder_device=([\w.-]{1,200})(?:;|$)/.exec(header ?? '')?.[1];

/** Marks the browser after a sign-in. A client that is no browser gets none: it might keep none. */
export function deviceMarker(deps: Pick<Dependencies, 'config' | 'db'>) {
  const secretOf: () => Promise<ShopSecret> = shopSecretOf(deps);
  return async (request: FastifyRequest, reply: FastifyReply, userId: number): Promise<void> => {
    if (!isFromBrowser(request)) return;
    const value = withAccount(await secretOf(), readDeviceCookie(request.headers.cookie), userId);
    const isHttps = request.protocol === 'https' || deps.config.publicUrl?.protocol === 'https:';
    const parts = [`larder_device=${value}`, 'Path=/api', `Max-Age=${yearSeconds}`, 'HttpOnly', 'SameSite=Strict'];
    reply.header('set-cookie', [...parts, ...(isHttps ? ['Secure'] : [])].join('; '));
  };
}

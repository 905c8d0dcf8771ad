/**
 * The preview of a look that is not published yet. A link with a signed token leads to it; its holder keeps the token in
 * a cookie, and gets pages, settings and icons of the draft. Nothing of that enters a cache.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '#server/dependencies.ts';
import { type ShopSecret, shopSecretOf } from '#server/security/shop-secret.ts';

const cookieName = 'shop_look';
const cookiePattern = /(?:^|;\s*)shop_look=([\w.-]{1,80})/;
export const previewParameter = 'look';

/** Long enough to show it to somebody tomorrow. */
export const previewSeconds = 48 * 60 * 60;

const markOf = (secret: ShopSecret, until: string) => secret.hash('look', until).subarray(0, 16);

export function previewToken(secret: ShopSecret, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + previewSeconds);
  return `${until}.${markOf(secret, until).toString('base64url')}`;
}

/** How many seconds the token is good for; 0 for one that the shop did not make or that has expired. */
export function secondsLeft(secret: ShopSecret, token: string, now: Date): number {
  const [, until = '', mark = ''] = /^(\d{1,12})\.([\w-]{22})$/.exec(token) ?? [];
  const given = Buffer.from(mark, 'base64url');
  const right = markOf(secret, until);
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight ? Math.max(0, Number(until) - Math.floor(now.getTime() / 1000)) : 0;
}

const cookie = (value: string, seconds: number, request: FastifyRequest) =>
  `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`;

/** The page of the link without the token, which no address bar and no referrer then has. */
function leadOn(reply: FastifyReply, address: URL, setCookie: string): FastifyReply {
  address.searchParams.delete(previewParameter);
  return reply
    .headers({ 'set-cookie': setCookie, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(address.pathname + address.search, 303);
}

export function registerLookPreview(app: FastifyInstance, deps: Pick<Dependencies, 'db' | 'clock'>): void {
  const secretOf = shopSecretOf(deps);
  const left = async (token: string | null | undefined) =>
    token ? secondsLeft(await secretOf(), token, deps.clock()) : 0;

  /** Undefined: the address has no token, or one that is good for nothing. */
  async function opened(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const address = new URL(request.url, 'http://shop.internal');
    const given = address.searchParams.get(previewParameter);
    if (given === 'off') return leadOn(reply, address, cookie('', 0, request));
    const seconds = await left(given);
    return given !== null && seconds > 0 ? leadOn(reply, address, cookie(given, seconds, request)) : undefined;
  }

  app.decorateRequest('seesDraft', false);
  app.addHook('onRequest', async (request, reply) => {
    request.seesDraft = (await left(cookiePattern.exec(request.headers.cookie ?? '')?.[1])) > 0;
    if (request.seesDraft) reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const mayOpen = request.method === 'GET' && request.url.includes(`${previewParameter}=`);
    return mayOpen ? opened(request, reply) : undefined;
  });
}

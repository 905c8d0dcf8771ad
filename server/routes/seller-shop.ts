/** The tools of a seller: access, the own shop, its goods and their pictures. */
import { sellerPicturesAfter } from '#server/db/queries/seller-pictures.ts';
import { endOwnSession, liveSessions } from '#server/db/queries/sessions.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { isoMicroseconds } from '#server/domain/dates.ts';
import { notFound } from '#server/domain/refusal.ts';
import { callerOf, sellerOf } from '#server/http/caller.ts';
import type { Handlers } from '#server/http/handler.ts';
import { loginThrottleOn } from '#server/security/login-throttle.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { refusedInSteps, stepMs } from '#server/security/steps.ts';
import { userMark } from '#server/security/user-mark.ts';
import { loginAlarm } from '#server/services/login-alarm.ts';
import { loginAsSeller } from '#server/services/seller/access.ts';
import { importSellerGoods, sellerGoods } from '#server/services/seller/goods.ts';
import { addSellerPicture } from '#server/services/seller/pictures.ts';
import { changeSellerProduct, sellerProducts } from '#server/services/seller/products.ts';
import { changeSellerShop, sellerShop } from '#server/services/seller/shop.ts';
import { uploadsOf } from '#server/uploads/form-body.ts';

type ShopHandlers = Pick<
  Handlers,
  | 'loginAsSeller'
  | 'listSellerTokens'
  | 'endSellerToken'
  | 'getSellerShop'
  | 'changeSellerShop'
  | 'listSellerProducts'
  | 'changeSellerProduct'
  | 'exportSellerGoods'
  | 'importSellerGoods'
  | 'listSellerPictures'
  | 'addSellerPicture'
>;

const picturesPerPage = 500;

export function sellerShopRoutes(deps: Dependencies): ShopHandlers {
  const { db, clock, config } = deps;
  const throttle = loginThrottleOn(deps.pool, loginAlarm(deps));
  const secretOf = shopSecretOf(deps);

  return {
    async loginAsSeller(request) {
      const attempt = { form: request.body, throttle, secret: await secretOf() };
      const data = await refusedInSteps(config, stepMs.refusedLogin, () =>
        loginAsSeller(deps, callerOf(request), attempt),
      );
      return { message: request.t('Login successful'), data };
    },

    async listSellerTokens(request) {
      const now = clock();
      const rows = await liveSessions(db, sellerOf(request).userId, now);
      const tokens = rows.map(({ id, userAgent, createdAt, lastUsedAt, expiresAt }) => ({
        id,
        program: userAgent ?? '',
        created_at: isoMicroseconds(createdAt),
        last_used_at: isoMicroseconds(lastUsedAt),
        expires_at: isoMicroseconds(expiresAt),
        is_current: id === request.sessionId,
      }));
      return { data: { tokens } };
    },

    async endSellerToken(request) {
      const { userId } = sellerOf(request);
      if (!(await endOwnSession(db, userId, request.params.id))) throw notFound();
      request.log.info({ event: 'session ended', user: userMark(userId) });
      return { message: request.t('Signed out') };
    },

    getSellerShop: async (request) => ({ data: await sellerShop(db, sellerOf(request)) }),
    changeSellerShop: (request) => changeSellerShop(deps, sellerOf(request), request.body),
    listSellerProducts: async (request) => ({ data: await sellerProducts(deps, sellerOf(request), request.query) }),
    changeSellerProduct: (request) => changeSellerProduct(deps, sellerOf(request), request.body),
    exportSellerGoods: async (request) => ({ data: await sellerGoods(deps, sellerOf(request), request.query.after) }),
    importSellerGoods: (request) => importSellerGoods(deps, sellerOf(request), request.body),

    async listSellerPictures(request) {
      const { after } = request.query;
      const rows = await sellerPicturesAfter(db, sellerOf(request).shopId, { after, limit: picturesPerPage });
      const next = rows.length < picturesPerPage ? null : (rows.at(-1)?.name ?? null);
      return { data: { next, pictures: rows.map(({ name, content }) => ({ name, content })) } };
    },

    addSellerPicture: (request) =>
      addSellerPicture(deps, sellerOf(request), {
        name: request.body.name,
        upload: uploadsOf(request, 'picture')[0],
      }),
  };
}

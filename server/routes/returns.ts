/** Returns: asking for one and looking at them. */
import {
  countReturns,
  findReturn,
  findReturns,
  historyOfReturn,
  linesOfReturn,
  photosOfReturn,
} from '#server/db/queries/returns.ts';
import { shopCard } from '#server/db/queries/shops.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { pagingOf } from '#server/domain/paging.ts';
import { notFound } from '#server/domain/refusal.ts';
import { shopperOf } from '#server/http/caller.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { serializeReturn, serializeReturnDetails } from '#server/serializers/return.ts';
import { requestReturn } from '#server/services/request-return.ts';
import { privateLink } from '#server/uploads/file-links.ts';
import { readPhotos } from '#server/uploads/photos.ts';

export const returnRoutes = (deps: Dependencies) => {
  const { db, clock } = deps;
  const secretOf = shopSecretOf(deps);

  return {
    requestReturn: async (request) =>
      requestReturn(deps, shopperOf(request), { body: request.body, readPhotos: () => readPhotos(request) }),

    listReturns: async (request) => {
      const userId = requireUser(request);
      const [rows, total] = await Promise.all([
        findReturns(db, pagingOf(request.query), userId),
        countReturns(db, userId),
      ]);
      return { data: { total, returnOrders: rows.map(serializeReturn) } };
    },

    getReturn: async (request) => {
      const found = await findReturn(db, requireUser(request), request.params.id);
      if (!found) throw notFound();
      const [lines, history, photos, shop] = await Promise.all([
        linesOfReturn(db, found.row.id),
        historyOfReturn(db, found.row.id),
        photosOfReturn(db, found.row.id),
        shopCard(db, found.order.shopId),
      ]);
      if (!shop) throw notFound();
      const secret = await secretOf();
      const links = photos.map((name) => privateLink(secret, name, clock()));
      const parts = { found, lines, history, shop, photos: links };
      return { data: { returnOrders: serializeReturnDetails(parts, request.locale) } };
    },
  } satisfies Partial<Handlers>;
};

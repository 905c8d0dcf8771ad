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
import { pagingOf } from '#server/domain/paging.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { notFound } from '#server/http/refusal.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import type { Services } from '#server/services.ts';
import { serializeReturn, serializeReturnDetails } from '#server/shapes/return.ts';
import { privateLink } from '#server/uploads/file-links.ts';
import { requestReturn } from './request-return.ts';

export const returnRoutes = (services: Services) => {
  const { db, clock } = services;
  const secretOf = shopSecretOf(services);

  return {
    requestReturn: (request) => requestReturn(services, request),

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

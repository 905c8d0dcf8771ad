/** The delivery times of the shops of a checkout. */
import type { Dependencies } from '#server/dependencies.ts';
import { shopperOf } from '#server/http/caller.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { holdDeliverySlots, listDeliverySlots } from '#server/services/delivery-slots.ts';

export const deliveryRoutes = (deps: Dependencies) =>
  ({
    listDeliverySlots: async (request) =>
      listDeliverySlots(deps, requireUser(request), request.query.shop_ids.split(',').map(Number)),

    holdDeliverySlots: async (request) => holdDeliverySlots(deps, shopperOf(request), request.body),
  }) satisfies Partial<Handlers>;

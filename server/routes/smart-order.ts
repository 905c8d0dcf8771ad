/** Shopping by a list: what its lines may mean, and all of it into the cart in one step. */
import type { Dependencies } from '#server/dependencies.ts';
import { shopperOf } from '#server/http/caller.ts';
import type { Handlers } from '#server/http/handler.ts';
import { addSmartOrder } from '#server/services/add-smart-order.ts';
import { matchSmartOrder } from '#server/services/match-smart-order.ts';

export const smartOrderRoutes = (deps: Dependencies): Pick<Handlers, 'matchSmartOrder' | 'addSmartOrder'> => ({
  matchSmartOrder: async (request) => matchSmartOrder(deps, shopperOf(request), request.body),
  addSmartOrder: async (request) => addSmartOrder(deps, shopperOf(request), request.body),
});

/** Shopping by a list: what its lines may mean, and all of it into the cart in one step. */
import type { Handlers } from '#server/http/handler.ts';
import type { Services } from '#server/services.ts';
import { addSmartOrder } from './add-smart-order.ts';
import { matchSmartOrder } from './match-smart-order.ts';

export const smartOrderRoutes = (services: Services): Pick<Handlers, 'matchSmartOrder' | 'addSmartOrder'> => ({
  matchSmartOrder: (request) => matchSmartOrder(services, request),
  addSmartOrder: (request) => addSmartOrder(services, request),
});

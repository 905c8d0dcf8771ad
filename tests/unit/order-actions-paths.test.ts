/** What is done with a placed order, walked along every edge. */
import { orderActionsMachine } from '#machines/order-actions/order-actions.machine.ts';
import { orderActionsModel, orderActionsPorts } from '#tests/models/order-actions.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

walkEveryEdge({
  machine: orderActionsMachine,
  ports: orderActionsPorts,
  models: { 'an order': orderActionsModel },
});

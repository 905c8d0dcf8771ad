/** The cart walked along every edge of its models: real chart, calls and timers moved by the model. */
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartPorts, linesModel, quoteModel, surroundingsModel } from '#tests/models/cart.ts';
import { lateModel, offlineModel } from '#tests/models/cart-offline.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

walkEveryEdge({
  machine: cartMachine,
  ports: cartPorts,
  models: {
    'the lines': linesModel,
    'no network': offlineModel,
    'the lines of a cart that comes late': lateModel,
    'the chosen shops': quoteModel,
    'the popup and the undo': surroundingsModel,
  },
});

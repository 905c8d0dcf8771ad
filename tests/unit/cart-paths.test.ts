/** The cart, its quote and its overlays walked along every edge of their models: calls and timers moved by the models. */
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartOverlaysMachine } from '#machines/cart-overlays/cart-overlays.machine.ts';
import { cartQuoteMachine } from '#machines/cart-quote/cart-quote.machine.ts';
import {
  cartPorts,
  cartQuotePorts,
  lateQuoteModel,
  linesModel,
  overlaysModel,
  quoteModel,
} from '#tests/models/cart.ts';
import { lateModel, offlineModel } from '#tests/models/cart-offline.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

walkEveryEdge({
  machine: cartMachine,
  ports: cartPorts,
  models: {
    'the lines': linesModel,
    'no network': offlineModel,
    'the lines of a cart that comes late': lateModel,
  },
  // Responses without a cart: cart.echo.test.ts takes these.
  never: [
    'lines.updating.incrementing + xstate.done.actor.incrementCartLine [1]',
    'lines.updating.decrementing + xstate.done.actor.decrementCartLine [1]',
    'lines.updating.setting + xstate.done.actor.setCartQuantity [1]',
    'lines.removing + xstate.done.actor.removeCartLine [1]',
    'lines.adding + xstate.done.actor.addToCart [2]',
    'lines.adding + xstate.done.actor.addToCart [4]',
  ],
});

walkEveryEdge({
  machine: cartQuoteMachine,
  ports: cartQuotePorts,
  models: { 'the chosen shops': quoteModel, 'the shops of an earlier visit': lateQuoteModel },
});

walkEveryEdge({
  machine: cartOverlaysMachine,
  ports: [],
  models: { 'the panel, the popup and the undo': overlaysModel },
});

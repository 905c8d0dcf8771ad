/**
 * Cart: the shopper's lines, what the chosen shops cost, the side panel, the popup after an add, the undo of a remove.
 *
 * One change is in flight at a time. It is shown before the server answers, because what is shown is the server's cart
 * plus the unanswered changes (`cart.optimistic.ts`): dropping a change is the roll-back. Steps are ignored while a
 * change runs; adds wait in a queue, so that none is lost. A change without a response is never sent again: the cart is
 * read instead. Without a network every change is kept, shown as waiting, and sent once it is back: an add under its own
 * key, a quantity as the number that was wanted. Without a session there is no cart call at all; what a visitor wanted is added once after the login.
 * Any 401 ends the session. The ports are filled in `cart.live.ts`.
 *
 * @spec R11, R17, R43, R44, R45, R46, R47, R48, R49
 */
import { lines } from './cart.lines.ts';
import { quote } from './cart.quote.ts';
import { cartSetup } from './cart.setup.ts';
import { network, panel, popup, undo } from './cart.surroundings.ts';

export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input }) => ({
    multiVendor: input.multiVendor,
    startsSignedIn: input.isSignedIn ?? false,
    startsOffline: input.isOffline ?? false,
    cart: undefined,
    change: undefined,
    queue: [],
    pending: [],
    selectedShopIds: input.selectedShopIds ?? [],
    quote: undefined,
    added: undefined,
    removed: undefined,
    key: 'intent-0',
  }),
  type: 'parallel',
  states: { lines, quote, panel, popup, undo, network },
});

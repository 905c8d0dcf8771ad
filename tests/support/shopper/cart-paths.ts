/** Which paths of the cart's model a shopper can walk on a product page with its cart panel. */
import type { EventObject } from 'xstate';
import { expectedCart } from '#machines/cart/cart.optimistic.ts';
import type { selectCart } from '#machines/cart/cart.selectors.ts';
import { linesModel, tea } from '../../models/cart.ts';
import type { ChartModel } from '../charts/model.ts';

export type CartSnapshot = Parameters<typeof selectCart>[0];

/** How many packets of tea the page shows. */
export const shownTea = ({ context }: CartSnapshot): number =>
  expectedCart(context)
    .cart_items.flatMap(({ products }) => products)
    .filter(({ id }) => id === tea.productId)
    .reduce((total, { quantity }) => total + quantity, 0);

const isLoginRequested = ({ context }: CartSnapshot) => context.pending.length > 0;

/** While the dialog asks for a login there is nothing else to do; without a session there is nothing to open. */
const allowedToVisitor = (snapshot: CartSnapshot, { type }: EventObject) => {
  if (type === 'session.started') return true;
  if (isLoginRequested(snapshot)) return type === 'login.abandoned';
  return type === 'cart.add' || type === 'page.shown';
};

const allowedToMember = (snapshot: CartSnapshot, event: EventObject) => {
  // Controls are off while a change runs.
  if (event.type.startsWith('line.')) return shownTea(snapshot) > 0 && !snapshot.hasTag('busy');
  switch (event.type) {
    case 'session.started':
    case 'login.abandoned':
      return false;
    // The button of a product that is in the cart is a stepper.
    case 'cart.add':
      return shownTea(snapshot) === 0;
    default:
      return true;
  }
};

/** The panel offers no zero, the page no buying at once; what other charts emit has journeys of its own. */
const isOffered = (event: EventObject) =>
  !['line.restore', 'quote.unauthorized'].includes(event.type) &&
  !event.type.startsWith('xstate.after.') &&
  !('purpose' in event) &&
  !('quantity' in event && event.quantity === 0);

const isOnPage = (snapshot: CartSnapshot, event: EventObject): boolean => {
  if (!linesModel.isPossible?.(snapshot as never, event) || !isOffered(event)) return false;
  const { lines } = snapshot.value;
  const isSignedOut = typeof lines === 'object' && 'signedOut' in lines;
  return isSignedOut ? allowedToVisitor(snapshot, event) : allowedToMember(snapshot, event);
};

export const cartPageModel: ChartModel = {
  ...linesModel,
  isPossible: (snapshot, event) => isOnPage(snapshot as unknown as CartSnapshot, event),
};

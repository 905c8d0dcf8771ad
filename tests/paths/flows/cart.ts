/** The cart on a product's page: added to, counted, changed in its panel, over sessions and refusals. */

import type { EventObject } from 'xstate';
import type { Cart } from '#api/types/cart.ts';
import type { Failure } from '#api/types/failure.ts';
import { expectedCart } from '#machines/cart/cart.optimistic.ts';
import { type cartPorts, refused } from '../../models/cart.ts';
import { asSold, cartHands, isPanelOpen } from '../../support/shopper/cart-harness.ts';
import { type CartSnapshot, cartPageModel, shownTea } from '../../support/shopper/cart-paths.ts';
import type { OnShelf } from '../../support/shopper/shelf.ts';
import { dialog, type Shopper, see } from '../../support/shopper/shopper.ts';
import { seeAdded, seeCartCount, seeQuantity, seeToast } from '../../support/shopper/shopping.ts';
import type { Journey, Planner } from '../journey.ts';
import { requireDesktop } from '../left-out.ts';
import { productFor } from '../product-for.ts';
import { seeBusy, seeCount } from '../sights.ts';

const calls = {
  'GET /carts': 'getCart',
  'POST /cart/store': 'addToCart',
  'POST /cart/increment': 'incrementCartLine',
  'POST /cart/decrement': 'decrementCartLine',
  'POST /cart/quantity': 'setCartQuantity',
  'POST /cart/delete': 'removeCartLine',
} as const satisfies Record<string, (typeof cartPorts)[number]>;

const nobody = { login: '', password: '' };

const isLoginRequired = ({ context }: CartSnapshot) => context.pending.length > 0;

/** In the open panel: the lines, and whether their controls are off. */
const seePanel = async (shopper: Shopper, { name }: OnShelf, state: CartSnapshot) => {
  const { page, t } = shopper;
  const panel = dialog(shopper, t('Shopping Cart'));
  const quantity = shownTea(state);
  await see(panel);
  if (quantity > 0) await seeQuantity(shopper, name, quantity);
  else await seeCount(panel.getByRole('textbox'), 0);
  const line = panel.getByRole('group', { name: t('Quantity of {name}', { name }), exact: true });
  if (quantity > 0) await seeBusy(line, state.hasTag('busy'));
  if (state.value.lines === 'failed') await see(page.getByText(t('Your cart could not be loaded')));
};

/** On the page itself: the stepper or the button, and the badge. */
const seePage = async (shopper: Shopper, { name }: OnShelf, state: CartSnapshot) => {
  const quantity = shownTea(state);
  if (quantity > 0) await seeQuantity(shopper, name, quantity);
  else await see(shopper.page.getByRole('button', { name: shopper.t('Add to cart'), exact: true }));
  await seeCartCount(shopper, expectedCart(state.context).total);
};

/** A refused change says why, in the server's words; a refused reading is for the log. */
const seeWords = async (shopper: Shopper, product: OnShelf, event: EventObject, isOnPage: boolean) => {
  const { type } = event;
  if (type === 'xstate.done.actor.addToCart' && isOnPage) await seeAdded(shopper, product.name);
  if (!type.startsWith('xstate.error.') || type.endsWith('.getCart')) return;
  if ((event as EventObject & { error: Failure }).error.kind === 'refused')
    await seeToast(shopper, refused.message ?? '');
};

export const planCart: Planner = async (ground): Promise<Journey> => {
  requireDesktop(ground, 'the cart of a phone is a sheet of its own');
  const { account } = ground;
  const product = await productFor(ground);
  const { isPossible = () => true } = cartPageModel;
  return {
    flow: 'cart',
    // Without an account the cart stays a guest's.
    model: {
      ...cartPageModel,
      isPossible: (snapshot, event) =>
        (account !== undefined || event.type !== 'session.started') && isPossible(snapshot, event),
    },
    path: `/products/${product.id}/details`,
    ports: calls,
    bodyOf: (_, output) => ({ data: asSold(output as Cart, product) }),
    // The popup that follows an add.
    lingers: async ({ page, t }) =>
      (await page
        .getByRole('status')
        .filter({ hasText: t('has been added to cart') })
        .count()) > 0,
    hands: cartHands(product, account ?? nobody),
    see: async (shopper, snapshot, event) => {
      const state = snapshot as unknown as CartSnapshot;
      const isOpen = await isPanelOpen(shopper);
      if (isLoginRequired(state)) await see(dialog(shopper, shopper.t('Login')));
      else if (isOpen) await seePanel(shopper, product, state);
      else await seePage(shopper, product, state);
      await seeWords(shopper, product, event, !isOpen);
    },
  };
};

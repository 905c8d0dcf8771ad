/** Paths that are made from the cart's chart, walked on the real page: what a person sees is what the chart says. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventObject } from 'xstate';
import type { Failure } from '#api/types/failure.ts';
import { expectedCart } from '#machines/cart/cart.optimistic.ts';
import { launchBrowser } from '../support/browser.ts';
import { refused } from '../support/cart-model.ts';
import { type DemoShop, startDemoShop } from '../support/demo-shop.ts';
import { type CartSnapshot, shownTea, tellingPaths } from '../support/journey-cart-paths.ts';
import { rigCart } from '../support/journey-cart-rig.ts';
import { type OnShelf, productOf } from '../support/journey-shelf.ts';
import { dialog, newShopper, open, type Shopper, see } from '../support/journey-shopper.ts';
import { seeAdded, seeCartCount, seeQuantity, seeToast } from '../support/journey-shopping.ts';

const pathCount = 12;
const greengrocer = 1;

let shop: DemoShop;
let browser: Browser;

beforeAll(async () => {
  [shop, browser] = await Promise.all([startDemoShop(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const changes = {
  incrementing: 'incrementCartLine',
  decrementing: 'decrementCartLine',
  setting: 'setCartQuantity',
} as const;

/** Which call is under way in a state of the lines. */
const portIn = (lines: CartSnapshot['value']['lines']): string[] => {
  if (typeof lines === 'object') return 'updating' in lines ? [changes[lines.updating]] : [];
  const found = { loading: 'getCart', refreshing: 'getCart', adding: 'addToCart', removing: 'removeCartLine' };
  return lines in found ? [found[lines as keyof typeof found]] : [];
};

const isAskedToLogIn = ({ context }: CartSnapshot) => context.wanted.length > 0;
const isOpen = ({ value }: CartSnapshot) => value.panel !== 'closed';

/** In the open panel: the lines, and whether their controls are off. */
const comparePanel = async (shopper: Shopper, { name }: OnShelf, state: CartSnapshot) => {
  const { page, t } = shopper;
  const panel = dialog(shopper, t('Shopping Cart'));
  const quantity = shownTea(state);
  await see(panel);
  if (quantity > 0) await seeQuantity(shopper, name, quantity);
  else await expect.poll(() => panel.getByRole('textbox').count()).toBe(0);
  const isBusy = panel.getByRole('group', { name: t('Quantity of {name}', { name }), exact: true });
  if (quantity > 0)
    await expect.poll(() => isBusy.getAttribute('aria-busy')).toBe(state.hasTag('busy') ? 'true' : null);
  if (state.value.lines === 'failed') await see(page.getByText(t('Your cart could not be loaded')));
};

/** On the page itself: the stepper or the button, and the badge. */
const comparePage = async (shopper: Shopper, { name }: OnShelf, state: CartSnapshot) => {
  const quantity = shownTea(state);
  if (quantity > 0) await seeQuantity(shopper, name, quantity);
  else await see(shopper.page.getByRole('button', { name: shopper.t('Add to cart'), exact: true }));
  await seeCartCount(shopper, expectedCart(state.context).total);
};

const compare = async (shopper: Shopper, product: OnShelf, state: CartSnapshot) => {
  if (isAskedToLogIn(state)) await see(dialog(shopper, shopper.t('Login')));
  else if (isOpen(state)) await comparePanel(shopper, product, state);
  else await comparePage(shopper, product, state);
};

/** A refused change says why, in the server's words; a refused reading is for the log. */
const compareWords = async (shopper: Shopper, product: OnShelf, event: EventObject, isOnPage: boolean) => {
  const { type } = event;
  if (type === 'xstate.done.actor.addToCart' && isOnPage) await seeAdded(shopper, product.name);
  if (!type.startsWith('xstate.error.') || type.endsWith('.getCart')) return;
  if ((event as EventObject & { error: Failure }).error.kind === 'refused')
    await seeToast(shopper, refused.message ?? '');
};

describe('the cart on the page does what its chart says', () => {
  for (const path of tellingPaths(pathCount)) {
    test(path.name, async () => {
      const shopper = await newShopper(browser, shop.url);
      const product = await productOf(shopper, greengrocer);
      const rig = await rigCart(shopper, product);
      await open(shopper, `/products/${product.id}/details`);
      for (const { event, state } of path.steps) {
        const snapshot = state as unknown as CartSnapshot;
        await rig.take(event);
        await compare(shopper, product, snapshot);
        await compareWords(shopper, product, event, !isOpen(snapshot));
        await expect.poll(rig.underWay, { message: event.type }).toEqual(portIn(snapshot.value.lines));
      }
      await shopper.leave();
    });
  }
});

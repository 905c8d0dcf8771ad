/** A shop of the drawn purchases, in a currency with a drawn rate, whose views can be drawn to markup. */

import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type AnyActorRef, createActor } from 'xstate';
import type { Cart, Quote } from '#api/types/cart.ts';
import type { Id } from '#api/types/id.ts';
import type { OrderPlaced } from '#api/types/orders.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { startCart } from '../charts/start-cart.ts';
import { startCheckout } from '../charts/start-checkout.ts';
import { theSettings } from '../data/builders.ts';
import { viewShop } from './view-shop.ts';

export const settingsWith = (rate: number) => {
  const other = { id: 2, name: 'XTS', symbol: '¤', rate, rate_from_default: rate, is_default: false };
  const usual = { id: 1, name: 'USD', symbol: '$', rate: 1, rate_from_default: 1, is_default: true };
  const settings = createActor(preferencesMachine, {
    input: { settings: theSettings({ currencies: [usual, other] }) },
  });
  settings.start();
  settings.send({ type: 'currency.choose', name: 'XTS' });
  return settings;
};

/** The flows of a cart in which these shops are chosen, priced if `quote` says how. */
export const cartOf = async (cart: Cart, shopIds: readonly Id[], quote?: Quote) => {
  const held = await startCart().signedIn(cart);
  for (const shopId of shopIds) held.send({ type: 'shop.toggle', shopId });
  held.send({ type: 'panel.open' });
  if (quote && held.requested('quoteCheckout').length > 0) await held.respond('quoteCheckout', quote);
  return held.flows;
};

export const checkoutOf = async (quote: Quote, placed: OrderPlaced) => {
  const held = startCheckout();
  held.send({ type: 'checkout.enter', shopIds: quote.checkout_items.map(({ shop_id }) => shop_id), shopperId: 7 });
  await held.respond('quoteCheckout', quote);
  held.send({ type: 'payment.choose', method: 'cash' });
  held.send({ type: 'order.place' });
  await held.respond('placeOrder', placed);
  return held.actor;
};

/** The view as a document; without effects, as the server would send it. */
export const drawn = (view: ReactNode, flows: Record<string, AnyActorRef>): HTMLElement => {
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(createElement(ShopProvider, { value: viewShop(flows) }, view));
  return page;
};

/** What the root makes of buying now. */
import { expect, test } from 'vitest';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { openShop, sam, startRoot } from '#tests/support/charts/scribed-root.ts';

const signIn = { type: 'session.started', user: sam, token: 't', origin: 'restored' };
const enter = { type: 'route.changed', page: 'buyNow', path: '/buynow' };

test('what is bought now goes to the checkout, which its page leaves alone and any other page ends', () => {
  const { actor, send, emitted } = startRoot(openShop, { flows: { checkout: checkoutMachine } });
  const checkout = () => selectCheckout(actor.system.get('checkout').getSnapshot());
  send(signIn);
  send({ type: 'buyNow.ready', shopId: 3 });
  send(enter);
  expect(checkout()).toMatchObject({ stage: 'quoting', purchase: 'buyNow' });
  expect(emitted).toEqual([]);
  send({ type: 'route.changed', page: 'products', path: '/products' });
  expect(checkout().stage).toBe('away');
});

test('what is bought now in another tab is quoted anew here', () => {
  const { heard, send } = startRoot(openShop, { running: ['checkout'] });
  send({ type: 'buyNow.ready', shopId: 3 });
  expect(heard).toEqual(['checkout: checkout.enter', 'tabs: tab.buyNowChanged']);
  send({ type: 'tab.buyNowChanged' });
  expect(heard.at(-1)).toBe('checkout: quote.refresh');
});

test('from there to the checkout of the cart, it is the cart that is checked out', () => {
  const { actor, send } = startRoot(openShop, { flows: { checkout: checkoutMachine } });
  send(signIn);
  send({ type: 'buyNow.ready', shopId: 3 });
  send(enter);
  send({ type: 'selection.changed', selectedShopIds: [4] });
  send({ type: 'route.changed', page: 'checkout', path: '/checkout' });
  expect(selectCheckout(actor.system.get('checkout').getSnapshot()).purchase).toBe('cart');
});

test('another choice of shops on the page of the cart’s checkout is priced there', () => {
  const { actor, send } = startRoot(openShop, { flows: { checkout: checkoutMachine } });
  const shops = () => actor.system.get('checkout').getSnapshot().context.shopIds;
  send(signIn);
  send({ type: 'selection.changed', selectedShopIds: [3, 4] });
  send({ type: 'route.changed', page: 'checkout', path: '/checkout' });
  expect(shops()).toEqual([3, 4]);
  send({ type: 'selection.changed', selectedShopIds: [4] });
  expect(shops()).toEqual([4]);
  send({ type: 'selection.changed', selectedShopIds: [] });
  expect(selectCheckout(actor.system.get('checkout').getSnapshot())).toMatchObject({
    stage: 'selecting',
    quote: undefined,
  });
});

test('its page opened by its address asks the server what was wanted, once somebody is signed in', () => {
  const { actor, heard, send } = startRoot(openShop, { flows: { checkout: checkoutMachine } });
  send(enter);
  expect(heard).not.toContain('checkout: checkout.enter');
  send(signIn);
  expect(selectCheckout(actor.system.get('checkout').getSnapshot())).toMatchObject({
    stage: 'finding',
    purchase: 'buyNow',
  });
});

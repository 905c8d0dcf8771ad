import { describe, expect, test } from 'vitest';
import { openShop, sam, startRoot } from '#tests/support/charts/scribed-root.ts';
import { aSignedIn } from '#tests/support/data/builders.ts';

describe('who hears what', () => {
  const started = { type: 'session.started', user: sam, token: 't' };

  test('a sign-in here is told to cart, checkout, dialogs, wishlist and the other tabs', () => {
    const { heard, send } = startRoot(openShop, { running: ['cart', 'checkout', 'dialogs', 'wishlist'] });
    send({ ...started, origin: 'here' });
    expect(heard).toEqual([
      'cart: session.started',
      'checkout: session.started',
      'dialogs: session.started',
      'wishlist: session.started',
      'tabs: tab.signedIn',
    ]);
  });

  test.each(['restored', 'otherTab'])('a session that is %s is not echoed to the other tabs', (origin) => {
    const { heard, send } = startRoot(openShop);
    send({ ...started, origin });
    expect(heard.filter((line) => line.startsWith('tabs'))).toEqual([]);
  });

  test('a session that ends empties what was personal, and leads where it said', () => {
    const { done, heard, send, emitted } = startRoot(openShop, { running: ['cart', 'checkout', 'wishlist'] });
    send({ type: 'session.ended', reason: 'signedOut', leaveTo: 'login' });
    const notified = ['cart', 'checkout', 'wishlist'].map((name) => `${name}: session.ended`);
    expect(heard).toEqual([...notified, 'tabs: tab.signedOut']);
    expect(done).toEqual(['clear']);
    expect(emitted).toEqual([{ type: 'navigation.requested', to: 'login' }]);
  });

  test.each([
    ['refused', 'another shopper', { ...sam, id: 8 }, ['cart: login.abandoned', 'cart: session.started']],
    ['refused', 'the same shopper', sam, ['cart: session.started']],
    ['signedOut', 'another shopper', { ...sam, id: 8 }, ['cart: session.started']],
  ])('what waits after a session that is %s: %s logs in', (reason, _who, user, expected) => {
    const { heard, send } = startRoot(openShop, { running: ['cart'] });
    send({ ...started, origin: 'restored' });
    send({ type: 'session.ended', reason });
    heard.length = 0;
    send({ ...started, user, origin: 'restored' });
    expect(heard.filter((line) => line.startsWith('cart:'))).toEqual(expected);
  });

  test('a 401 on a cart call ends the session without a word', () => {
    const { heard, send } = startRoot(openShop);
    send({ type: 'session.refused' });
    expect(heard).toEqual(['session: session.drop']);
  });

  test('a 401 on an add says "Please login first!" and opens the login', () => {
    const { heard, payloads, send } = startRoot(openShop);
    send({ type: 'login.required' });
    expect(heard).toEqual(['toasts: toast.show', 'session: session.drop', 'dialogs: login.open']);
    expect(payloads[0]).toMatchObject({ kind: 'error', text: { key: 'Please login first!' } });
    expect(payloads.at(-1)).toEqual({ type: 'login.open' });
  });

  test('only what the shopper changed in the cart is told to the other tabs', () => {
    const { heard, send } = startRoot(openShop, { running: ['checkout'] });
    send({ type: 'cart.changed', itemCount: 1, shopIds: [3], by: 'reading' });
    expect(heard).toEqual(['checkout: quote.refresh', 'cartQuote: cart.changed']);
    send({ type: 'cart.changed', itemCount: 2, shopIds: [3], by: 'shopper' });
    expect(heard).toContain('tabs: tab.cartChanged');
  });

  test.each([
    [{ type: 'tab.signedIn', user: sam, token: 't' }, 'session: session.follow'],
    [{ type: 'tab.signedOut' }, 'session: session.drop'],
    [{ type: 'tab.cartChanged' }, 'cart: cart.changedElsewhere'],
    [{ type: 'connection.lost' }, 'cart: connection.lost'],
    [{ type: 'connection.restored' }, 'cart: connection.restored'],
    [{ type: 'cart.invalidated' }, 'cart: cart.refresh'],
    [{ type: 'locale.changed' }, 'cart: cart.refresh'],
    [{ type: 'voucher.collected' }, 'cart: cart.refresh'],
    [{ type: 'notice.requested', kind: 'info', text: { key: 'Hi' } }, 'toasts: toast.show'],
    [{ type: 'auth.succeeded', signedIn: aSignedIn() }, 'session: session.start'],
    [{ type: 'profile.changed', user: sam }, 'session: session.change'],
    [{ type: 'token.renewed', token: 't2' }, 'session: session.change'],
    [{ type: 'session.changed', user: sam, token: 't2', origin: 'here' }, 'tabs: tab.signedIn'],
    [{ type: 'login.abandoned' }, 'cart: login.abandoned'],
    [{ type: 'account.verified' }, 'session: account.refresh'],
    [{ type: 'page.shown', persisted: false }, 'toasts: toasts.release'],
    [{ type: 'notices.chosen', keepNotices: true }, 'toasts: toasts.hold'],
    [{ type: 'notices.chosen', keepNotices: false }, 'toasts: toasts.release'],
  ])('%o is heard as %s', (event, expected) => {
    const { heard, send } = startRoot(openShop);
    send(event);
    expect(heard).toEqual([expected]);
  });

  test('a placed order refreshes the cart here and elsewhere, and the list of orders', () => {
    const { done, heard, send } = startRoot(openShop);
    send({ type: 'order.placed', orders: [] });
    expect(heard).toEqual(['cart: cart.refresh', 'tabs: tab.cartChanged']);
    expect(done).toEqual(['orders']);
  });

  test('an order that has still to be paid brings the payment; what became of it is read where orders are shown', () => {
    const { done, payloads, send } = startRoot(openShop);
    const wish = { url: '/order/31/payment', orders: [], amount: 5, gateway: 'stripe', origin: 'checkout' };
    send({ type: 'payment.requested', ...wish });
    expect(payloads).toEqual([{ type: 'payment.begin', ...wish }]);
    send({ type: 'payment.settled' });
    expect(done).toEqual(['orders']);
  });

  test('a return to the page, or to the network, fetches the state of the orders', () => {
    const { done, send } = startRoot(openShop);
    send({ type: 'page.shown', persisted: false });
    send({ type: 'page.shown', persisted: true });
    send({ type: 'connection.restored' });
    expect(done).toEqual(['follow', 'follow', 'follow']);
  });

  test.each(['addresses', 'lists', 'allergies'] as const)(
    'changed %s are asked for again wherever they are shown',
    (what) => {
      const { done, send } = startRoot(openShop);
      send({ type: `${what}.changed` });
      expect(done).toEqual([what]);
    },
  );

  test('a page out of sight is stored, and time stands still on it', () => {
    const { done, heard, send } = startRoot(openShop);
    send({ type: 'page.hidden' });
    expect(done).toEqual(['flush']);
    expect(heard).toEqual(['toasts: toasts.hold']);
  });

  test('a page from the back/forward cache looks again who is signed in', () => {
    const { heard, send } = startRoot(openShop);
    send({ type: 'page.shown', persisted: true });
    expect(heard).toEqual(['toasts: toasts.release', 'session: session.recheck', 'cart: page.shown']);
  });

  test('what is for the log is logged, what is chosen is stored', () => {
    const { done, send } = startRoot(openShop);
    send({ type: 'failure.logged', operation: 'logout', failure: { kind: 'broken' } });
    send({ type: 'selection.changed', selectedShopIds: [3, 4] });
    expect(done).toEqual(['log logout', 'select 3,4']);
  });
});

describe('/login', () => {
  test('opens the login for a guest, and closing it leads home', () => {
    const { heard, send, emitted } = startRoot(openShop);
    send({ type: 'route.changed', page: 'login', path: '/login' });
    expect(heard).toEqual(['dialogs: login.open']);
    send({ type: 'login.abandoned' });
    expect(emitted).toEqual([{ type: 'navigation.requested', to: 'home', replace: true }]);
  });

  test.each([
    ['a login in this tab', 'here', 'home'],
    ['a session of another tab', 'otherTab', 'dashboard'],
  ])('%s leads away from it', (_what, origin, to) => {
    const { send, emitted } = startRoot(openShop);
    send({ type: 'route.changed', page: 'login', path: '/login' });
    send({ type: 'session.started', user: sam, token: 't', origin });
    expect(emitted).toEqual([{ type: 'navigation.requested', to, replace: true }]);
  });

  test('is no place for somebody who is signed in', () => {
    const { send, emitted } = startRoot(openShop);
    send({ type: 'session.started', user: sam, token: 't', origin: 'restored' });
    send({ type: 'route.changed', page: 'login', path: '/login' });
    expect(emitted).toEqual([{ type: 'navigation.requested', to: 'dashboard', replace: true }]);
  });
});

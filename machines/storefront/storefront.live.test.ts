/** The whole shop, every flow real, over a back end that answers from memory. */
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createClient } from '#api/client.ts';
import { createQueryClient } from '#machines/query/query.live.ts';
import { createStorage } from '#machines/storage/storage.live.ts';
import { idle } from '#tests/support/charts/settled.ts';
import { aCart, aProduct, aSignedIn, theSettings } from '#tests/support/data/builders.ts';
import { connectivityMachine } from '../connectivity/connectivity.machine.ts';
import { selectSession } from '../session/session.selectors.ts';
import { selectToasts } from '../toasts/toasts.selectors.ts';
import { liveStorefront } from './storefront.live.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const unauthenticated = () => json({ message: 'Unauthenticated.' }, 401);

type Answers = Record<string, (request: Request) => Response>;

const openShop = (responses: Answers, stored: Record<string, string> = {}) => {
  const requested: string[] = [];
  const area = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void Object.assign(stored, { [key]: text }),
    removeItem: () => {},
  };
  const storage = createStorage({ area: () => area });
  const token = () => actor.system.get('session')?.getSnapshot().context.token;
  const client = createClient({
    baseUrl: 'http://shop.test/api',
    locale: () => 'en',
    token,
    fetch: async (input) => {
      const request = input as Request;
      const path = new URL(request.url).pathname.replace('/api', '');
      requested.push(path);
      return responses[path]?.(request) ?? json({ message: 'Not found.' }, 404);
    },
  });
  const queryClient = createQueryClient(client, { locale: () => 'en' });
  const page = { reload: async () => {}, claimOnce: () => false };
  const machine = liveStorefront({ client, queryClient, storage, page }).provide({
    actors: { connectivity: connectivityMachine },
  });
  const actor = createActor(machine, { input: { locale: 'en', settings: theSettings(), catalogue: {} } });
  const session = () => selectSession(actor.system.get('session').getSnapshot());
  const toasts = () => selectToasts(actor.system.get('toasts').getSnapshot());
  const dialogs = () => actor.system.get('dialogs').getSnapshot();
  const cart = () => actor.system.get('cart').getSnapshot();
  return { actor, requested, stored, session, toasts, dialogs, cart };
};

const signedIn = aSignedIn();
const held = JSON.stringify({ v: 1, token: '7|token', user: { id: 7, name: 'Sample Shopper' } });
const account: Answers = {
  '/login': () => json({ data: signedIn }),
  '/profile': () => json({ data: { user: signedIn.user } }),
  '/favorite-products': () => json({ data: { products: [1, 2, 3, 4].map((id) => aProduct({ id })), total: 4 } }),
  '/carts': () => json({ data: aCart() }),
  '/logout': () => json({ message: 'ok' }),
};
const tomatoes = {
  productId: 41,
  packagingId: 97,
  name: 'Plum tomatoes',
  thumbnail: '',
  unit: null,
  unitPrice: 3,
  shopId: 3,
  shopName: 'Green Corner',
};

describe('the shop', () => {
  test('asks nothing before it is started, and nothing for a guest afterwards', async () => {
    const { actor, requested, session } = openShop(account);
    expect(session().status).toBe('pending');
    actor.start();
    await expect.poll(() => session().status).toBe('guest');
    expect(requested).toEqual([]);
  });

  test('a log-in stores the token, fetches cart and favourites, closes the dialog', async () => {
    const { actor, requested, dialogs, session, stored } = openShop(account);
    actor.start();
    actor.send({ type: 'flow.ensure', flow: 'dialogs', event: { type: 'login.open' } });
    await expect.poll(() => actor.system.get('dialogs')?.getSnapshot().matches('login')).toBe(true);
    const { login } = dialogs().children;
    login.send({ type: 'login.type', field: 'phone', value: 'sample@larder.test' });
    login.send({ type: 'login.type', field: 'password', value: 'a long pass phrase' });
    login.send({ type: 'login.submit' });
    await expect.poll(() => session().favoriteCount).toBe(4);
    await expect.poll(() => requested).toContain('/carts');
    expect(dialogs().matches('closed')).toBe(true);
    expect(JSON.parse(stored.larder ?? '{}')).toMatchObject({ v: 1, token: '7|token', user: { id: 7 } });
    expect(stored.larder).not.toContain('pass phrase');
    expect(stored.larder).not.toContain('sample@larder.test');
  });

  test('a returning shopper is signed in from storage, and logging out clears everything', async () => {
    const removed = vi.fn();
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: removed });
    const { actor, cart, session, stored, toasts } = openShop(account, { larder: held });
    actor.start();
    await expect.poll(() => cart().context.cart?.total).toBe(1);
    actor.system.get('session').send({ type: 'logout.request' });
    actor.system.get('session').send({ type: 'logout.confirm' });
    await expect.poll(() => session().status).toBe('guest');
    expect(cart().context.cart).toBeUndefined();
    expect(toasts()).toMatchObject([{ kind: 'success', text: { key: 'Logout successfully' } }]);
    expect(stored.larder).not.toContain('7|token');
    // What was typed at the checkout, which does not run here.
    expect(removed).toHaveBeenCalledWith('larder.checkout');
    vi.unstubAllGlobals();
  });

  test('a dead token ends the session silently, once, and never loops', async () => {
    const dead = { '/profile': unauthenticated, '/favorite-products': unauthenticated, '/carts': unauthenticated };
    const { actor, requested, session, toasts } = openShop(dead, { larder: held });
    actor.start();
    await expect.poll(() => session().status).toBe('guest');
    await idle();
    expect(toasts()).toEqual([]);
    expect(requested).not.toContain('/logout');
    expect(requested.length).toBeLessThanOrEqual(3);
  });

  test('what a guest wanted to add is added once after the log-in', async () => {
    let added = 0;
    const add = () => {
      added += 1;
      return json({ data: aCart() });
    };
    const { actor, dialogs, toasts } = openShop({ ...account, '/cart/store': add });
    actor.start();
    actor.send({ type: 'flow.ensure', flow: 'cart', event: { type: 'cart.add', product: tomatoes } });
    await expect.poll(() => dialogs().matches('login')).toBe(true);
    expect(toasts()).toMatchObject([{ kind: 'error', text: { key: 'Please login first!' } }]);
    const dialog = dialogs().children.login;
    dialog.send({ type: 'login.type', field: 'phone', value: 's' });
    dialog.send({ type: 'login.type', field: 'password', value: 'a long pass phrase' });
    dialog.send({ type: 'login.submit' });
    await expect.poll(() => added).toBe(1);
    await idle();
    expect(added).toBe(1);
  });
});

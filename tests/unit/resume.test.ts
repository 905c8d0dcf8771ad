/**
 * What a shopper was kept from for want of a session is carried out once afterwards, whatever came between: the real
 * root and the real flows, over calls that the test answers.
 *
 * @spec R17
 */
import { describe, expect, test } from 'vitest';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { addressPickerMachine } from '#machines/address-picker/address-picker.machine.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartOverlaysMachine } from '#machines/cart-overlays/cart-overlays.machine.ts';
import { cartQuoteMachine } from '#machines/cart-quote/cart-quote.machine.ts';
import { chatMachine } from '#machines/chat/chat.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { LazyFlowName } from '#machines/registry.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { vouchersMachine } from '#machines/vouchers/vouchers.machine.ts';
import { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';
import { aCart, aQuote, cartPorts, cartQuotePorts, tea, unauthorized } from '#tests/models/cart.ts';
import { chatPorts } from '#tests/models/chat.ts';
import { addressPorts, checkoutPorts, home } from '#tests/models/checkout.ts';
import { aVoucher } from '#tests/models/vouchers.ts';
import type { HeldCall } from '#tests/support/charts/held-calls.ts';
import { heldPort } from '#tests/support/charts/held-flow.ts';
import { openShop, sam, startRoot } from '#tests/support/charts/scribed-root.ts';
import { settled } from '#tests/support/charts/settled.ts';
import { aProduct, aSignedIn, theSettings } from '#tests/support/data/builders.ts';

const figs = aProduct({ id: 9, name: 'Figs' });
const offer = aVoucher({ id: 12 });
const dairy = { id: 3, name: 'Dairy' };

/** What a server that knows the shopper answers. */
const responses: Record<string, unknown> = {
  getAccountDetails: { user: sam },
  getCart: aCart(),
  addToCart: aCart({ tea: 1 }),
  quoteCheckout: aQuote(2.5),
  listFavorites: { products: [], total: 0 },
  toggleFavorite: { product: { ...figs, is_favorite: true } },
  listVouchers: [offer],
  collectVoucher: {},
  openConversation: undefined,
  listMessages: [],
  listConversations: [],
  recallShop: undefined,
  listAddresses: [home],
};

const open = (account?: { user: typeof sam; token: string }) => {
  const questions: HeldCall[] = [];
  const held = <Machine extends AnyStateMachine>(machine: Machine, ports: readonly string[]) =>
    machine.provide({ actors: Object.fromEntries(ports.map((port) => [port, heldPort(port, questions)])) } as never);
  const checkout = held(checkoutMachine, checkoutPorts).provide({
    actors: { addressPicker: held(addressPickerMachine, addressPorts) },
  } as never);
  const settings = theSettings({ cash_on_delivery: true });
  const flows = {
    session: held(sessionMachine, ['restoreSession', 'getAccountDetails', 'logout']),
    cart: held(cartMachine, cartPorts),
    cartQuote: held(cartQuoteMachine, cartQuotePorts),
    cartOverlays: cartOverlaysMachine,
    wishlist: held(wishlistMachine, ['listFavorites', 'toggleFavorite']),
    vouchers: held(vouchersMachine, ['listVouchers', 'collectVoucher']),
    chat: held(chatMachine, chatPorts),
    checkout,
  };
  const root = startRoot({ ...openShop, settings }, { running: [], flows });
  let answered = 0;
  /** Answers whatever is asked, until nothing is; `refused` is answered 401 this time. */
  const serve = async (refused?: string) => {
    for (await settled(); answered < questions.length; await settled()) {
      const question = questions[answered] as HeldCall;
      answered += 1;
      if (question.port === refused) question.reject(unauthorized);
      else question.resolve({ ...responses, restoreSession: { account } }[question.port] as never);
    }
  };
  return {
    ...root,
    serve,
    tell: (flow: LazyFlowName, event: AnyEventObject) => root.send({ type: 'flow.ensure', flow, event }),
    logIn: (id = sam.id) => root.send({ type: 'auth.succeeded', signedIn: aSignedIn({ id }), returnTo: 'none' }),
    countOf: (port: string) => questions.filter((question) => question.port === port).length,
  };
};

type Shop = ReturnType<typeof open>;

type Wish = {
  /** Whose call carries it out. */
  port: string;
  isSignedInAtFirst: boolean;
  press: (shop: Shop) => Promise<void>;
  /** What the shopper does after the login besides logging in. */
  goBack?: (shop: Shop) => void;
};

const known = { user: sam, token: 't' };
const toCheckout = (shop: Shop) => {
  shop.send({ type: 'route.changed', page: 'checkout', path: '/checkout' });
  shop.send({ type: 'page.entered', flows: ['checkout'], isPrivate: true });
};

/** The session is over when the order is sent. */
const orderInVain = async (shop: Shop) => {
  shop.send({ type: 'selection.changed', selectedShopIds: [dairy.id] });
  toCheckout(shop);
  await shop.serve();
  shop.tell('checkout', { type: 'payment.choose', method: 'cash' });
  shop.tell('checkout', { type: 'order.place' });
  await shop.serve('placeOrder');
};

const wishes: Record<string, Wish> = {
  'add to cart': {
    port: 'addToCart',
    isSignedInAtFirst: false,
    press: async ({ tell }) => tell('cart', { type: 'cart.add', product: tea }),
  },
  favourite: {
    port: 'toggleFavorite',
    isSignedInAtFirst: false,
    press: async ({ tell }) => tell('wishlist', { type: 'favorite.toggle', product: figs }),
  },
  chat: {
    port: 'openConversation',
    isSignedInAtFirst: false,
    press: async ({ tell }) => tell('chat', { type: 'chat.open', shop: dairy }),
  },
  'collect voucher': {
    port: 'collectVoucher',
    isSignedInAtFirst: true,
    press: async ({ tell, serve }) => {
      tell('vouchers', { type: 'vouchers.open', shop: dairy });
      await serve();
      tell('vouchers', { type: 'voucher.collect', id: offer.id });
      await serve('collectVoucher');
    },
  },
  // An order needs a press of its own: what is carried out is the way into the checkout.
  checkout: {
    port: 'listAddresses',
    isSignedInAtFirst: true,
    press: async (shop) => {
      await orderInVain(shop);
      shop.send({ type: 'route.changed', page: 'home', path: '/' });
    },
    goBack: toCheckout,
  },
};

describe.each(Object.entries(wishes))('%s', (_, { port, isSignedInAtFirst, press, goBack }) => {
  /** Somebody pressed and was kept from it. */
  const blocked = async () => {
    const shop = open(isSignedInAtFirst ? known : undefined);
    await shop.serve();
    await press(shop);
    await shop.serve();
    expect(shop.heard).toContain('dialogs: login.open');
    const before = shop.countOf(port);
    return {
      ...shop,
      carriedOut: async () => {
        goBack?.(shop);
        await shop.serve();
        return shop.countOf(port) - before;
      },
    };
  };

  test('is carried out once after the login', async () => {
    const { logIn, carriedOut, countOf } = await blocked();
    const orders = countOf('placeOrder');
    logIn();
    expect(await carriedOut()).toBe(1);
    expect(countOf('placeOrder')).toBe(orders);
  });

  test('is dropped when the login dialog closes', async () => {
    const { logIn, send, serve, countOf, tell } = await blocked();
    const before = countOf(port);
    send({ type: 'login.abandoned' });
    logIn();
    tell('cart', { type: 'cart.refresh' });
    await serve();
    expect(countOf(port)).toBe(before);
  });

  test('is carried out once after a login in another tab', async () => {
    const { send, carriedOut } = await blocked();
    for (let time = 0; time < 2; time += 1) send({ type: 'tab.signedIn', user: sam, token: 't2' });
    expect(await carriedOut()).toBe(1);
  });

  test('is carried out once after a login that arrived twice', async () => {
    const { logIn, carriedOut, send, serve, countOf } = await blocked();
    logIn();
    send({ type: 'tab.signedIn', user: sam, token: '7|token' });
    logIn();
    expect(await carriedOut()).toBe(1);
    const after = countOf(port);
    send({ type: 'session.ended', reason: 'signedOut' });
    await serve();
    expect(countOf(port)).toBe(after);
  });

  test('is dropped by a reload', async () => {
    await blocked();
    const shop = open();
    await shop.serve();
    shop.logIn();
    await shop.serve();
    expect(shop.countOf(port)).toBe(0);
  });
});

test('a checkout whose shopper stays on its page goes on with what was chosen', async () => {
  const shop = open(known);
  await shop.serve();
  await orderInVain(shop);
  shop.send({ type: 'login.abandoned' });
  shop.logIn();
  await shop.serve();
  const { flows } = shop.actor.getSnapshot().context;
  expect(flows.checkout?.getSnapshot()).toMatchObject({ value: { open: 'quoted' }, context: { payment: 'cash' } });
});

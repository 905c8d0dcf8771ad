/**
 * The cart, the sums of its chosen shops and what opens over the page for it, under the real root that carries what they
 * emit to each other. Their calls wait until a test answers them.
 */
import { type AnyActorRef, type AnyEventObject, fromCallback, type SnapshotFrom } from 'xstate';
import type { Cart } from '#api/types/cart.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import { cartOverlaysMachine } from '#machines/cart-overlays/cart-overlays.machine.ts';
import type { CartOverlaysEvent } from '#machines/cart-overlays/cart-overlays.types.ts';
import { cartQuoteMachine } from '#machines/cart-quote/cart-quote.machine.ts';
import type { CartQuoteEvent } from '#machines/cart-quote/cart-quote.types.ts';
import { cartPorts, cartQuotePorts } from '../../models/cart.ts';
import { theSettings } from '../data/builders.ts';
import { createHeldCalls } from './held-calls.ts';
import { heldChart, holdCalls } from './held-chart.ts';
import { openShop, sam, startRoot } from './scribed-root.ts';

export const cartFlows = {
  cart: heldChart(cartMachine, cartPorts),
  cartQuote: heldChart(cartQuoteMachine, cartQuotePorts),
  cartOverlays: cartOverlaysMachine,
};
type CartFlow = keyof typeof cartFlows;

export type CartGroupEvent = CartEvent | CartQuoteEvent | CartOverlaysEvent;

const receivers: readonly [RegExp, CartFlow][] = [
  [/^(panel|popup|removal)\./, 'cartOverlays'],
  [/^(shop|checkout)\./, 'cartQuote'],
];

/** Events that the root hears of others and broadcasts; the session says who and why. */
const broadcast: Record<string, object> = {
  'session.started': { user: sam, token: 't1', origin: 'otherTab' },
  'session.ended': { reason: 'refused' },
  'connection.lost': {},
  'connection.restored': {},
  'login.abandoned': {},
};

/** A session that the server has refused ends once. */
const sessionOf = (isSignedIn: () => boolean, end: () => void) =>
  fromCallback<AnyEventObject, unknown, AnyEventObject>(({ receive, emit }) => {
    receive(({ type }) => {
      if (type !== 'session.drop' || !isSignedIn()) return;
      end();
      emit({ type: 'session.ended', reason: 'refused' });
    });
  });

export type CartSetting = { multiVendor?: boolean; selectedShopIds?: number[] };

/** The root with the three flows, all running. `hold` fills their ports, `record` gets what they emit. */
export const startCartRoot = (
  { multiVendor = true, selectedShopIds }: CartSetting,
  hold: Parameters<typeof holdCalls>[1],
  record: (event: AnyEventObject) => void = () => undefined,
) => {
  let isSignedIn = false;
  const session = sessionOf(
    () => isSignedIn,
    () => {
      isSignedIn = false;
    },
  );
  const settings = theSettings({ multi_vendor: multiVendor });
  const input = { ...openShop, settings, ...(selectedShopIds ? { selectedShopIds } : {}) };
  const root = startRoot(input, { running: [], flows: { ...cartFlows, session } });
  holdCalls(root.actor, hold);
  const flowOf = (name: CartFlow): AnyActorRef => root.actor.system.get(name);
  for (const flow of Object.keys(cartFlows) as CartFlow[]) {
    root.send({ type: 'flow.ensure', flow });
    flowOf(flow).on('*', record);
  }
  const send = (event: CartGroupEvent) => {
    if (event.type.startsWith('session.')) isSignedIn = event.type === 'session.started';
    const facts = broadcast[event.type];
    if (facts) root.send({ ...facts, ...event });
    else flowOf(receivers.find(([type]) => type.test(event.type))?.[1] ?? 'cart').send(event);
  };
  return {
    root,
    send,
    flows: Object.fromEntries(Object.keys(cartFlows).map((name) => [name, flowOf(name as CartFlow)])),
    snapshot: () => flowOf('cart').getSnapshot() as SnapshotFrom<typeof cartMachine>,
    quote: () => flowOf('cartQuote').getSnapshot() as SnapshotFrom<typeof cartQuoteMachine>,
    overlays: () => flowOf('cartOverlays').getSnapshot() as SnapshotFrom<typeof cartOverlaysMachine>,
  };
};

export const startCart = (setting: CartSetting = {}) => {
  const { hold, record, test } = createHeldCalls<AnyEventObject>();
  const { root, ...held } = startCartRoot(setting, hold, record);
  const cart = { ...held, ...test, pass: (ms: number) => root.clock.increment(ms) };
  return {
    ...cart,
    /** Signed in, with this cart fetched. */
    signedIn: async (fetched: Cart) => {
      cart.send({ type: 'session.started' });
      await cart.respond('getCart', fetched);
      return cart;
    },
  };
};

/**
 * Cart quote: which shops of the cart are selected for the checkout, and what they cost. The server computes the
 * amounts. The latest request wins and aborts an older one. The root forwards what `cart` and `cartOverlays` emit. The
 * port is filled in `cart-quote.live.ts`.
 *
 * @spec R11, R17, R48, R54
 */
import type { Quote } from '#api/types/cart.ts';
import { withError } from '../shared/failure.actions.ts';
import { cartQuoteSetup } from './cart-quote.setup.ts';

const quoteIn = ({ event }: { event: { output: Quote } }) => ({ quote: event.output });

export const cartQuoteMachine = cartQuoteSetup.createMachine({
  id: 'cartQuote',
  description: 'Which shops of the cart are chosen for the checkout, and what they cost.',
  context: ({ input }) => ({
    multiVendor: input.multiVendor,
    startsSignedIn: input.isSignedIn ?? false,
    startsOffline: input.isOffline ?? false,
    shopIds: [],
    selectedShopIds: input.selectedShopIds ?? [],
    leavingShopId: undefined,
    quote: undefined,
  }),
  type: 'parallel',
  states: {
    selection: {
      description: 'The chosen shops. In a shop with one vendor all are chosen.',
      on: {
        'cart.changed': [
          {
            guard: { type: 'changesSelection', params: ({ event }) => event },
            actions: [
              { type: 'assignShops', params: ({ event }) => event },
              { type: 'selectIn', params: ({ event }) => event },
              'emitSelection',
            ],
          },
          { actions: { type: 'assignShops', params: ({ event }) => event } },
        ],
        'shop.toggle': {
          guard: { type: 'canSelect', params: ({ event }) => event },
          actions: [{ type: 'toggleShop', params: ({ event }) => event }, 'emitSelection'],
        },
        'shop.toggleAll': { guard: 'canSelectAll', actions: ['toggleAll', 'emitSelection'] },
        'line.removed': { actions: { type: 'assignLeaving', params: ({ event }) => event } },
        'line.restore': { guard: 'isLeaving', actions: ['chooseLeaving', 'emitSelection'] },
        'selection.clear': { guard: 'hasSelection', actions: ['clearSelection', 'emitSelection'] },
      },
    },
    quote: {
      initial: 'opening',
      on: {
        'session.ended': { target: '.signedOut', actions: ['clearQuote', 'clearShops', 'raiseClear'] },
      },
      states: {
        opening: { always: [{ guard: 'startsSignedIn', target: 'signedIn' }, { target: 'signedOut' }] },
        signedOut: {
          description: 'There is nothing to choose from. Who starts the checkout is asked to log in.',
          on: {
            'session.started': 'signedIn',
            'checkout.start': { actions: 'emitLoginRequired' },
          },
        },
        signedIn: {
          initial: 'none',
          on: {
            // Somebody else may have signed in, in another tab.
            'session.started': { actions: ['clearQuote', 'clearShops', 'raiseClear'] },
            'cart.changed': '.quoting',
            'panel.opened': '.quoting',
            'shop.toggle': { guard: { type: 'canSelect', params: ({ event }) => event }, target: '.quoting' },
            'shop.toggleAll': { guard: 'canSelectAll', target: '.quoting' },
            'checkout.start': [
              { guard: 'hasSelection', actions: ['emitCheckoutStarted', 'openCheckout'] },
              { actions: 'showChooseShop' },
            ],
          },
          states: {
            none: {
              description: 'Nothing has been asked. While nobody looks at the panel, nothing is out of date either.',
              on: { 'cart.changed': { guard: 'isUnseen' } },
            },
            quoting: {
              description: 'The server is asked what the chosen shops cost; not without a network.',
              always: { guard: 'isOffline', target: 'none' },
              invoke: {
                src: 'quoteCheckout',
                id: 'quoteCheckout',
                input: ({ context }) => ({ shop_ids: context.selectedShopIds, is_buy_now: false }),
                onDone: [
                  {
                    guard: { type: 'isQuoteEmpty', params: quoteIn },
                    target: 'none',
                    actions: ['clearQuote', 'raiseClear'],
                  },
                  { target: 'quoted', actions: { type: 'assignQuote', params: quoteIn } },
                ],
                onError: [
                  {
                    guard: withError('isUnauthorized'),
                    target: 'none',
                    actions: ['clearQuote', 'emitUnauthorized'],
                  },
                  { target: 'failed', actions: withError('showFailure') },
                ],
              },
              after: { requestTimeout: 'failed' },
            },
            quoted: { description: 'The sums are those of the chosen shops, until a change of the cart is in flight.' },
            failed: { description: 'The sums of the lines stand in for those of the server.' },
          },
        },
      },
    },
    viewer: {
      description: 'Whether somebody looks at the sums.',
      initial: 'away',
      states: {
        away: { description: 'The panel is closed.', on: { 'panel.opened': 'present' } },
        present: { on: { 'panel.closed': 'away' } },
      },
    },
    network: {
      description: 'Whether the browser is online.',
      initial: 'opening',
      states: {
        opening: { always: [{ guard: 'startsOffline', target: 'offline' }, { target: 'online' }] },
        online: { on: { 'connection.lost': 'offline' } },
        offline: { on: { 'connection.restored': 'online' } },
      },
    },
  },
});

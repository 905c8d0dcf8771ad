/**
 * Wishlist: which products are favourites, and the only owner of what changes that.
 *
 * A heart answers at once: what was pressed is shown over what the server last said, and dropping it is the roll-back.
 * One call is in flight at a time. The call turns a product over and answers its new state; where that is not what is
 * wanted by then, it is called again, so that the last wish wins whatever other tabs did. A change without a response
 * is never sent again: the list is read instead. What a guest wanted is carried out once after the login, what was
 * pressed without a network when it is back. Ports: `wishlist.live.ts`.
 *
 * @spec R17, R40
 */
import type { Product } from '#api/types/catalogue.ts';
import { errorIn, errorOf } from '../shared/failure.ts';
import { wishlistSetup } from './wishlist.setup.ts';

const isUnauthorized = { type: 'isUnauthorized', params: errorIn } as const;
const note = { type: 'logFailure', params: errorOf('listFavorites') } as const;
const endSession = [
  {
    guard: { type: 'isBarred', params: errorIn },
    target: '#wishlist.away',
    actions: ['clearList', 'emitLoginRequired'],
  },
  { guard: isUnauthorized, target: '#wishlist.away', actions: ['clear', 'emitSessionRefused'] },
] as const;
const wish = [{ type: 'want', params: ({ event }: { event: { product: Product } }) => event }, 'announce'] as const;
const giveUp = ['apologise', 'dropIntents', 'announce'] as const;
const rollBack = ['dropIntent', 'announce'] as const;

export const wishlistMachine = wishlistSetup.createMachine({
  id: 'wishlist',
  description: 'Owns the favourites: shows a change at once and undoes it when the server refuses.',
  context: ({ input }) => ({
    isOffline: false,
    ...input,
    products: [],
    total: 0,
    intents: [],
    misses: 0,
    removed: undefined,
  }),
  initial: 'opening',
  on: {
    'session.started': '.open',
    'connection.lost': { actions: { type: 'assignOffline', params: { isOffline: true } } },
    // The list is read then, and what was pressed meanwhile is carried out.
    'connection.restored': { actions: [{ type: 'assignOffline', params: { isOffline: false } }, 'refetch'] },
    'route.changed': [
      {
        guard: { type: 'isIncoming', params: ({ event }) => event },
        actions: [{ type: 'storePath', params: ({ event }) => event }, 'refetch'],
      },
      { actions: { type: 'storePath', params: ({ event }) => event } },
    ],
  },
  states: {
    opening: { always: [{ guard: 'isSignedIn', target: 'open' }, { target: 'away' }] },
    away: {
      on: {
        'favorite.toggle': { actions: [{ type: 'setPendingFavorite', params: ({ event }) => event }, 'requestLogin'] },
        'login.abandoned': { actions: 'dropIntents' },
      },
    },
    open: {
      initial: 'loading',
      on: {
        'session.ended': { target: 'away', actions: 'clear' },
        'favorite.toggle': { actions: wish },
      },
      states: {
        loading: {
          invoke: {
            src: 'listFavorites',
            id: 'listFavorites',
            onDone: {
              target: 'settling',
              actions: [{ type: 'assignFavorites', params: ({ event }) => event.output }, 'announce'],
            },
            onError: [...endSession, { target: 'failed', actions: [note, ...giveUp] }],
          },
          after: { requestTimeout: { target: 'failed', actions: giveUp } },
        },
        settling: {
          entry: 'dropMet',
          always: [{ guard: 'hasWork', target: 'turning' }, { target: 'listing' }],
        },
        listing: {
          on: {
            'favorite.toggle': [
              { guard: 'isOffline', actions: wish },
              { target: 'turning', actions: wish },
            ],
            'favorites.refresh': 'refreshing',
          },
        },
        turning: {
          invoke: {
            src: 'toggleFavorite',
            id: 'toggleFavorite',
            input: ({ context }) => ({ product_id: context.intents[0]?.product.id ?? 0 }),
            onDone: [
              {
                guard: { type: 'isMet', params: ({ event }) => event.output },
                target: 'settling',
                actions: [
                  { type: 'assignResponse', params: ({ event }) => event.output },
                  { type: 'showOutcome', params: ({ event }) => event.output },
                  'announce',
                  'confirm',
                ],
              },
              { guard: 'isStubborn', target: 'refreshing', actions: ['apologise', ...rollBack] },
              {
                target: 'turning',
                reenter: true,
                actions: [{ type: 'assignResponse', params: ({ event }) => event.output }, 'countMiss'],
              },
            ],
            onError: [
              { guard: isUnauthorized, target: '#wishlist.away', actions: ['clearList', 'emitLoginRequired'] },
              { target: 'refreshing', actions: [{ type: 'showFailure', params: errorIn }, ...rollBack] },
            ],
          },
          after: { requestTimeout: { target: 'refreshing', actions: ['apologise', ...rollBack] } },
        },
        refreshing: {
          invoke: {
            src: 'listFavorites',
            id: 'listFavorites',
            onDone: {
              target: 'settling',
              actions: [{ type: 'assignFavorites', params: ({ event }) => event.output }, 'announce'],
            },
            onError: [...endSession, { target: 'settling', actions: note }],
          },
          after: { requestTimeout: 'settling' },
        },
        failed: {
          on: {
            'favorite.toggle': [
              { guard: 'isOffline', actions: wish },
              { target: 'loading', actions: wish },
            ],
            'favorites.refresh': 'loading',
          },
        },
      },
    },
  },
});

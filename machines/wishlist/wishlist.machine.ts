/**
 * Wishlist: which products are favourites, and the only owner of what changes that.
 *
 * A press shows at once: the intents are shown over what the server last said, and dropping an intent is the roll-back.
 * One call is in flight at a time. The call toggles a product and returns its new state; if that is not the state that
 * the shopper wants by then, it is called again, so that the last press wins whatever other tabs did. A change without
 * a response is never sent again: the list is fetched instead. What a guest pressed is carried out once after the
 * login, what was pressed without a network once it is back. Ports: `wishlist.live.ts`.
 *
 * @spec R17, R40
 */
import type { Product } from '#api/types/catalogue.ts';
import { withError } from '../shared/failure.actions.ts';
import { errorOf } from '../shared/failure.ts';
import { type Toggled, wishlistSetup } from './wishlist.setup.ts';

const isUnauthorized = withError('isUnauthorized');
const logFailure = { type: 'logFailure', params: errorOf('listFavorites') } as const;
const assignAndLog = [withError('assignFailure'), logFailure] as const;
const endSession = [
  {
    guard: withError('isUnauthorizedWithIntent'),
    target: '#wishlist.list.away',
    actions: ['clearList', 'emitLoginRequired'],
  },
  { guard: isUnauthorized, target: '#wishlist.list.away', actions: ['clear', 'emitSessionRefused'] },
] as const;
const addIntent = [
  { type: 'addIntent', params: ({ event }: { event: { product: Product } }) => event },
  'emitFavoritesChanged',
] as const;
/** The server confirmed what was pressed. */
const confirmed = [
  { type: 'assignResponse', params: ({ event }: { event: { output: Toggled } }) => event.output },
  'emitFavoritesChanged',
  'emitFavoritesConfirmed',
] as const;
const rollBackAll = ['dropIntents', 'emitFavoritesChanged'] as const;
const rollBack = ['dropIntent', 'emitFavoritesChanged'] as const;
/** A toast only if somebody pressed a heart in vain: otherwise the page itself says that the list could not be loaded. */
const loadFailed = [
  { guard: 'hasIntents', target: 'failed', actions: [...assignAndLog, 'showError', ...rollBackAll] },
  { target: 'failed', actions: [...assignAndLog, ...rollBackAll] },
] as const;
const loadTimedOut = [
  { guard: 'hasIntents', target: 'failed', actions: ['assignTimeout', 'showError', ...rollBackAll] },
  { target: 'failed', actions: ['assignTimeout', ...rollBackAll] },
] as const;

export const wishlistMachine = wishlistSetup.createMachine({
  id: 'wishlist',
  description: 'Owns the favourites: shows a change at once and undoes it when the server refuses.',
  context: ({ input }) => ({
    ...input,
    startsOffline: input.isOffline ?? false,
    products: [],
    intents: [],
    misses: 0,
    removed: undefined,
    failure: undefined,
  }),
  type: 'parallel',
  on: {
    'route.changed': [
      {
        guard: { type: 'isIncoming', params: ({ event }) => event },
        actions: [{ type: 'assignPage', params: ({ event }) => event }, 'raiseRefresh'],
      },
      { actions: { type: 'assignPage', params: ({ event }) => event } },
    ],
  },
  states: {
    list: {
      description: 'The favourites of the shopper who is signed in.',
      initial: 'opening',
      on: { 'session.started': '.open' },
      states: {
        opening: { always: [{ guard: 'isSignedIn', target: 'open' }, { target: 'away' }] },
        away: {
          description: 'A guest has no list. A pressed heart becomes a pending intent and opens the login.',
          on: {
            'favorite.toggle': {
              actions: [{ type: 'setPendingFavorite', params: ({ event }) => event }, 'emitLoginRequested'],
            },
            'login.abandoned': { actions: 'dropIntents' },
          },
        },
        open: {
          initial: 'loading',
          on: {
            'session.ended': { target: 'away', actions: 'clear' },
            'favorite.toggle': { actions: addIntent },
          },
          states: {
            loading: {
              description: 'The list is fetched for the first time. Hearts can be pressed already.',
              invoke: {
                src: 'listFavorites',
                id: 'listFavorites',
                onDone: {
                  target: 'settling',
                  actions: [{ type: 'assignFavorites', params: ({ event }) => event.output }, 'emitFavoritesChanged'],
                },
                onError: [...endSession, ...loadFailed],
              },
              after: { requestTimeout: loadTimedOut },
            },
            settling: {
              description: 'Drops the intents that the server has met; toggles the next one, if any is left.',
              entry: 'dropSettled',
              always: [{ guard: 'hasWork', target: 'toggling' }, { target: 'listing' }],
            },
            listing: {
              description: 'Nothing is in flight.',
              on: {
                'favorite.toggle': [
                  { guard: 'isOffline', actions: addIntent },
                  { target: 'toggling', actions: addIntent },
                ],
                'favorites.refresh': 'refreshing',
              },
            },
            toggling: {
              description: 'One product is being toggled at the server; its intent is the first in the list.',
              invoke: {
                src: 'toggleFavorite',
                id: 'toggleFavorite',
                input: ({ context }) => ({ product_id: context.intents[0]?.product.id ?? 0 }),
                onDone: [
                  {
                    guard: { type: 'isUnechoed', params: ({ event }) => event.output },
                    target: 'refreshing',
                    actions: confirmed,
                  },
                  {
                    guard: { type: 'deservesToast', params: ({ event }) => event.output },
                    target: 'settling',
                    actions: [...confirmed, { type: 'showSuccess', params: ({ event }) => event.output }],
                  },
                  {
                    guard: { type: 'isAsRequested', params: ({ event }) => event.output },
                    target: 'settling',
                    actions: confirmed,
                  },
                  { guard: 'hasMissedBefore', target: 'refreshing', actions: ['showError', ...rollBack] },
                  {
                    target: 'toggling',
                    reenter: true,
                    actions: [{ type: 'assignResponse', params: ({ event }) => event.output }, 'countMiss'],
                  },
                ],
                onError: [
                  { guard: isUnauthorized, target: '#wishlist.list.away', actions: ['clearList', 'emitLoginRequired'] },
                  { target: 'refreshing', actions: [withError('showFailure'), ...rollBack] },
                ],
              },
              after: { requestTimeout: { target: 'refreshing', actions: ['showError', ...rollBack] } },
            },
            refreshing: {
              description: 'The list is fetched again while it stays shown.',
              invoke: {
                src: 'listFavorites',
                id: 'listFavorites',
                onDone: {
                  target: 'settling',
                  actions: [{ type: 'assignFavorites', params: ({ event }) => event.output }, 'emitFavoritesChanged'],
                },
                onError: [...endSession, { target: 'settling', actions: logFailure }],
              },
              after: { requestTimeout: 'settling' },
            },
            failed: {
              description: 'The first fetch failed. Retry or the next press fetches again.',
              on: {
                'favorite.toggle': [
                  { guard: 'isOffline', actions: addIntent },
                  { target: 'loading', actions: addIntent },
                ],
                'favorites.refresh': 'loading',
              },
            },
          },
        },
      },
    },
    network: {
      description:
        'Whether the browser is online. Offline, intents wait; the list is fetched when the network is back.',
      initial: 'opening',
      on: {
        'connection.lost': '.offline',
        'connection.restored': { target: '.online', actions: 'raiseRefresh' },
      },
      states: {
        opening: { always: [{ guard: 'startsOffline', target: 'offline' }, { target: 'online' }] },
        online: {},
        offline: {},
      },
    },
  },
});

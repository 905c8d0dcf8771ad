/** The wishlist as a model: two products, every response, and a shopper who changes their mind. */
import type { EventObject } from 'xstate';
import type { Product } from '#api/types/catalogue.ts';
import { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';
import type { WishlistContext, WishlistEvent } from '#machines/wishlist/wishlist.types.ts';
import { eventsOf } from '../support/charts/events.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { aProduct } from '../support/data/builders.ts';

export const wishlistPorts = ['listFavorites', 'toggleFavorite'] as const;

const tea = aProduct({ id: 1, name: 'Tea' });
const milk = aProduct({ id: 2, name: 'Milk' });

const eventOf = eventsOf<WishlistEvent>();
const listed = (...products: Product[]) =>
  ({ type: 'xstate.done.actor.listFavorites', output: { products, total: products.length } }) as EventObject;
const turned = (product: Product, isFavorite: boolean) =>
  ({
    type: 'xstate.done.actor.toggleFavorite',
    output: { product: { ...product, is_favorite: isFavorite }, message: 'Done' },
  }) as EventObject;

const failures = [{ kind: 'unauthorized' }, { kind: 'network' }];
const failed = wishlistPorts.flatMap((port) =>
  failures.map((error) => ({ type: `xstate.error.actor.${port}`, error }) as EventObject),
);

const press = eventOf({ type: 'favorite.toggle', product: tea });
const sessions = [eventOf({ type: 'session.started' }), eventOf({ type: 'session.ended' })];
const responses = [listed(), listed(tea), turned(tea, true), turned(tea, false), ...failed];

const modelOf = (isSignedIn: boolean, cases: readonly EventObject[], more: Partial<ChartModel> = {}): ChartModel => ({
  machine: wishlistMachine as never,
  input: { isSignedIn, page: 'home' },
  cases,
  view: ({ value, context }) => {
    const { products, intents, misses, removed, page } = context as WishlistContext;
    const wishes = intents.map(({ product, shouldBeFavorite }) => [product.id, shouldBeFavorite]);
    return [value, products.map(({ id }) => id), wishes, misses, removed?.id ?? null, page];
  },
  ...more,
});

const turnOf = ({ context }: { context: unknown }) => (context as WishlistContext).intents[0]?.product.id;
const idOf = (event: EventObject) => (event as unknown as { output: { product: Product } }).output.product.id;
const isResponse = ({ type }: EventObject) => type === 'xstate.done.actor.toggleFavorite';

export const wishlistModels = {
  'the wishlist through sessions': modelOf(
    false,
    [...sessions, press, eventOf({ type: 'login.abandoned' }), listed(), turned(tea, true), ...failed],
    { stopWhen: ({ context }) => context.removed !== undefined },
  ),
  'one heart': modelOf(true, [press, eventOf({ type: 'favorites.refresh' }), ...responses], {
    stopWhen: (snapshot) => snapshot.matches({ list: 'away' }),
  }),
  'two hearts': modelOf(
    true,
    [press, eventOf({ type: 'favorite.toggle', product: milk }), listed(), turned(tea, true), turned(milk, true)],
    {
      stopWhen: ({ context }) => context.removed !== undefined,
      // The call is about the product whose turn it is.
      isPossible: (snapshot, event) => !isResponse(event) || turnOf(snapshot) === idOf(event),
    },
  ),
  'without a network': modelOf(
    true,
    [
      press,
      eventOf({ type: 'connection.lost' }),
      eventOf({ type: 'connection.restored' }),
      listed(),
      turned(tea, true),
      turned(tea, false),
      ...failed,
    ],
    { stopWhen: (snapshot) => snapshot.context.misses > 0 || snapshot.matches({ list: 'away' }) },
  ),
  'opened without a network': modelOf(true, [press, eventOf({ type: 'connection.restored' }), listed()], {
    input: { isSignedIn: true, page: 'home', isOffline: true },
    stopWhen: (snapshot) => snapshot.matches({ list: { open: 'toggling' } }),
  }),
  'its page': modelOf(
    true,
    [
      press,
      eventOf({ type: 'route.changed', page: 'wishlist' }),
      eventOf({ type: 'route.changed', page: 'home' }),
      listed(tea),
      turned(tea, false),
    ],
    { stopWhen: ({ context }) => context.misses > 0 || context.intents[0]?.shouldBeFavorite },
  ),
};

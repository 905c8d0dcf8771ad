/** The wishlist on its page: read, taken from, brought back. */
import type { EventObject } from 'xstate';
import { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';
import { selectWishlist } from '#machines/wishlist/wishlist.selectors.ts';
import { refused } from '../../models/cart.ts';
import { done, failed } from '../../support/charts/events.ts';
import { aProduct } from '../../support/data/builders.ts';
import { button, type Shopper, see } from '../../support/shopper/shopper.ts';
import { seeToast } from '../../support/shopper/shopping.ts';
import { fullHeart } from '../../support/shopper/wishlist.ts';
import type { Planner } from '../journey.ts';
import { seeCount, silent } from '../sights.ts';

const tea = aProduct({ id: 1, name: 'Green tea' });
const listed = (...products: (typeof tea)[]) => done('listFavorites', { products, total: products.length });
const turned = (is_favorite: boolean) => done('toggleFavorite', { product: { ...tea, is_favorite } });

const seeList = async (shopper: Shopper, snapshot: Parameters<typeof selectWishlist>[0]) => {
  const { page, t } = shopper;
  const { stage, products, removed } = selectWishlist(snapshot);
  if (stage === 'failed') return see(page.getByText(t('Your wishlist could not be loaded')));
  if (stage === 'loading') return seeCount(page.getByRole('main').locator('[aria-busy=true]'), 1);
  await seeCount(fullHeart(shopper, tea.name), products.length);
  if (products.length === 0) await see(page.getByText(t('Your wishlist is empty')));
  await seeCount(button(shopper, t('Undo')), removed ? 1 : 0);
};

export const planWishlist: Planner = async () => ({
  flow: 'wishlist',
  path: '/wishlist',
  isSignedIn: true,
  model: {
    machine: wishlistMachine as never,
    input: { isSignedIn: true, page: 'wishlist' },
    cases: [
      { type: 'favorite.toggle', product: tea } as EventObject,
      { type: 'favorites.refresh' },
      listed(),
      listed(tea),
      turned(true),
      turned(false),
      failed('listFavorites', silent),
      failed('toggleFavorite', refused),
    ],
    view: ({ value, context: { products, intents, misses, removed } }) => [
      value,
      products.length,
      intents.map(({ shouldBeFavorite }: { shouldBeFavorite: boolean }) => shouldBeFavorite),
      misses,
      removed?.id,
    ],
    // The heart is on a card; what was taken off last has a button that brings it back.
    isPossible: (snapshot, { type }) => {
      const { stage, products, removed } = selectWishlist(snapshot as never);
      if (type === 'favorites.refresh') return stage === 'failed';
      return type !== 'favorite.toggle' || (stage === 'ready' && (products.length > 0 || removed !== undefined));
    },
  },
  ports: { 'GET /favorite-products': 'listFavorites', 'POST /favorite-add-or-remove': 'toggleFavorite' },
  output: (port, data) => (port === 'listFavorites' ? { total: 0, ...(data as object) } : data),
  hands: {
    'favorite.toggle': (shopper) =>
      shopper.press(
        fullHeart(shopper, tea.name)
          .or(button(shopper, shopper.t('Undo')))
          .first(),
      ),
    'favorites.refresh': (shopper) => shopper.press(button(shopper, shopper.t('Retry'))),
  },
  see: async (shopper, snapshot, event) => {
    await seeList(shopper, snapshot as never);
    if (event.type === 'xstate.error.actor.toggleFavorite') await seeToast(shopper, refused.message ?? '');
  },
});

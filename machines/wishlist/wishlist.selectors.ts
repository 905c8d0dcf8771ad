/** What a view may know of the wishlist. */
import type { SnapshotFrom } from 'xstate';
import { memoize } from '../shared/memoize.ts';
import { shownCount, shownProducts } from './wishlist.intents.ts';
import type { wishlistMachine } from './wishlist.machine.ts';
import type { WishlistFacts, WishlistStage } from './wishlist.types.ts';

type Snapshot = SnapshotFrom<typeof wishlistMachine>;

const stageOf = (snapshot: Snapshot): WishlistStage => {
  if (snapshot.matches({ list: 'away' })) return 'away';
  if (snapshot.matches({ list: { open: 'failed' } })) return 'failed';
  return snapshot.matches({ list: { open: 'loading' } }) ? 'loading' : 'ready';
};

/** The list stays equal to itself between renderings. */
const listOf = memoize(shownProducts);

/** Flat facts; compare with `shallowEqual`. */
export const selectWishlist = (snapshot: Snapshot): WishlistFacts => ({
  stage: stageOf(snapshot),
  products: listOf(snapshot.context),
  count: shownCount(snapshot.context),
  removed: snapshot.context.removed,
  failure: snapshot.context.failure,
});

/** What a view may know of the wishlist. */
import type { SnapshotFrom } from 'xstate';
import { shownCount, shownProducts } from './wishlist.intents.ts';
import type { wishlistMachine } from './wishlist.machine.ts';
import type { Product, WishlistFacts, WishlistStage } from './wishlist.types.ts';

type Snapshot = SnapshotFrom<typeof wishlistMachine>;

const stageOf = (snapshot: Snapshot): WishlistStage => {
  if (snapshot.matches({ list: 'away' })) return 'away';
  if (snapshot.matches({ list: { open: 'failed' } })) return 'failed';
  return snapshot.matches({ list: { open: 'loading' } }) ? 'loading' : 'ready';
};

// One list for one state of the context, so that it stays equal to itself between renderings.
const lists = new WeakMap<Snapshot['context'], Product[]>();

const listOf = (context: Snapshot['context']): Product[] => {
  const known = lists.get(context);
  if (known) return known;
  const list = shownProducts(context);
  lists.set(context, list);
  return list;
};

/** Flat facts; compare with `shallowEqual`. */
export const selectWishlist = (snapshot: Snapshot): WishlistFacts => ({
  stage: stageOf(snapshot),
  products: listOf(snapshot.context),
  count: shownCount(snapshot.context),
  removed: snapshot.context.removed,
  failure: snapshot.context.failure,
});

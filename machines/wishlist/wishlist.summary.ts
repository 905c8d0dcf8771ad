/** What one heart shows. Apart from the rest of the wishlist, since every card of a first view has a heart. */
import type { SnapshotFrom } from 'xstate';
import type { wishlistMachine } from './wishlist.machine.ts';
import type { WishlistContext } from './wishlist.types.ts';

type Known = Pick<WishlistContext, 'products' | 'intents'>;

/** Whether the server has it on the list. */
export const isListed = ({ products }: Pick<Known, 'products'>, id: number) =>
  products.some((product) => product.id === id);
export const intentOf = ({ intents }: Pick<Known, 'intents'>, id: number) =>
  intents.find(({ product }) => product.id === id);

/** What is wanted, else what the server said. */
export const isFavorite = (known: Known, id: number): boolean =>
  intentOf(known, id)?.shouldBeFavorite ?? isListed(known, id);

/** A guest has none, whatever the responses of an earlier session said. */
export const selectIsFavorite = (id: number) => (snapshot: SnapshotFrom<typeof wishlistMachine>) =>
  !snapshot.matches({ list: 'away' }) && isFavorite(snapshot.context, id);

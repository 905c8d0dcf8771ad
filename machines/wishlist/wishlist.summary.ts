/** What one heart shows. Apart from the rest of the wishlist, since every card of a first view has a heart. */
import type { SnapshotFrom } from 'xstate';
import { type Id, isSameId } from '../shared/ids.ts';
import type { wishlistMachine } from './wishlist.machine.ts';
import type { WishlistContext } from './wishlist.types.ts';

type Known = Pick<WishlistContext, 'products' | 'intents'>;

/** Whether the server has it on the list. */
export const isListed = ({ products }: Pick<Known, 'products'>, id: Id) =>
  products.some((product) => isSameId(product.id, id));
export const intentOf = ({ intents }: Pick<Known, 'intents'>, id: Id) =>
  intents.find(({ product }) => isSameId(product.id, id));

/** What is wanted, else what the server said. */
export const isFavorite = (known: Known, id: Id): boolean =>
  intentOf(known, id)?.shouldBeFavorite ?? isListed(known, id);

/** A guest has none, whatever the responses of an earlier session said. */
export const selectIsFavorite = (id: Id) => (snapshot: SnapshotFrom<typeof wishlistMachine>) =>
  !snapshot.matches({ list: 'away' }) && isFavorite(snapshot.context, id);

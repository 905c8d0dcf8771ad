/** The wishlist. */
import { countFavourites, favouriteIds, toggleFavourite } from '#server/db/queries/favorites.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { invalidReference } from '#server/domain/refusal.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { productsByIds } from '#server/services/products.ts';

const mostShown = 500;

export function favoriteRoutes({ db, clock }: Dependencies): Pick<Handlers, 'listFavorites' | 'toggleFavorite'> {
  return {
    async listFavorites(request) {
      const userId = requireUser(request);
      const [ids, total] = await Promise.all([favouriteIds(db, userId, mostShown), countFavourites(db, userId)]);
      return { data: { total, products: await productsByIds(db, ids, request.locale, userId, clock()) } };
    },

    async toggleFavorite(request) {
      const userId = requireUser(request);
      const { product_id: id } = request.body;
      const [known] = await productsByIds(db, [id], request.locale, userId, clock());
      if (!known) throw invalidReference('product_id');
      await toggleFavourite(db, userId, id, clock());
      const [product] = await productsByIds(db, [id], request.locale, userId, clock());
      if (!product) throw invalidReference('product_id');
      const message = product.is_favorite ? 'Added to your wishlist' : 'Removed from your wishlist';
      return { message: request.t(message), data: { product } };
    },
  };
}

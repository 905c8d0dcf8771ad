/** The wishlist with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { listFavorites, toggleFavorite } from '#api/operations/favorites.ts';
import { favorites } from '#api/validators/tolerant/catalogue.ts';
import { validated } from '#api/validators/tolerant/tolerant.ts';
import { call } from '../shared/call.ts';
import { wishlistMachine } from './wishlist.machine.ts';

export const liveWishlist = (client: Client) =>
  wishlistMachine.provide({
    actors: {
      listFavorites: call(
        async (_: undefined, signal) => validated(favorites, await listFavorites(client, {}, signal)).data,
      ),
      toggleFavorite: call((body: { product_id: number }, signal) => toggleFavorite(client, body, signal)),
    },
  });

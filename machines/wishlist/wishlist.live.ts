/** The wishlist with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { listFavorites, toggleFavorite } from '#api/operations/favorites.ts';
import { favorites, product } from '#api/validators/tolerant/catalogue.ts';
import { readable, validated } from '#api/validators/tolerant/tolerant.ts';
import { call } from '../shared/call.ts';
import type { Id } from '../shared/ids.ts';
import { wishlistMachine } from './wishlist.machine.ts';
import type { Toggled } from './wishlist.setup.ts';

export const liveWishlist = (client: Client) =>
  wishlistMachine.provide({
    actors: {
      listFavorites: call(
        async (_: undefined, signal) => validated(favorites, await listFavorites(client, {}, signal)).data,
      ),
      toggleFavorite: call<Toggled, { product_id: Id }>(async (body, signal) => {
        const { product: echo, ...said } = await toggleFavorite(client, body, signal);
        return { ...said, product: echo && readable(product, echo) };
      }),
    },
  });

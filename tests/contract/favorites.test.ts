/** The wishlist. */
import { type Case, cases, good } from './cases.ts';

const rows: Case[] = [
  {
    call: 'listFavorites',
    status: 200,
    when: 'with what the shopper liked',
    given: async (visit) => void (await visit.call('toggleFavorite')),
  },
  good('toggleFavorite'),
  {
    call: 'toggleFavorite',
    status: 422,
    when: 'to an unknown product',
    change: { body: { product_id: 2_147_483_647 } },
    fields: ['product_id'],
  },
];

cases('favorites', rows);

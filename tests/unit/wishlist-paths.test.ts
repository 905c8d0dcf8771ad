/** The wishlist walked along every edge, and what must hold on each. */
import { expect, test } from 'vitest';
import { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';
import type { WishlistContext } from '#machines/wishlist/wishlist.types.ts';
import { wishlistModels, wishlistPorts } from '#tests/models/wishlist.ts';
import { edgesOf } from '#tests/support/charts/model.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

walkEveryEdge({
  machine: wishlistMachine,
  ports: wishlistPorts,
  models: wishlistModels,
  // A response without the new state: wishlist.machine.test.ts takes it.
  never: ['list.open.toggling + xstate.done.actor.toggleFavorite [0]'],
});

const edges = Object.values(wishlistModels).flatMap((model) => edgesOf(model));

test('The model of the wishlist has edges', () => {
  expect(edges.length).toBeGreaterThan(100);
});

test('After the session ends the wishlist has no product, pending intent or undo', () => {
  const ends = edges.filter(
    ({ from, event }) => event.type === 'session.ended' && from.matches({ list: 'open' } as never),
  );
  expect(ends.length).toBeGreaterThan(0);
  for (const { to } of ends) {
    const { products, intents, removed } = to.context as WishlistContext;
    expect([products, intents, removed]).toEqual([[], [], undefined]);
  }
});

test('No request is sent for a product that is already as requested', () => {
  for (const { from, to } of edges) {
    const isBegin =
      to.matches({ list: { open: 'toggling' } } as never) && !from.matches({ list: { open: 'toggling' } } as never);
    const { products, intents } = to.context as WishlistContext;
    const head = intents[0];
    if (isBegin) expect(products.some(({ id }) => id === head?.product.id)).not.toBe(head?.shouldBeFavorite);
  }
});

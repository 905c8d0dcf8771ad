/** What a press costs in a cart of a thousand lines: how many lines get a key made for comparison. */
import { expect, test } from 'vitest';
import type { CartProduct } from '#api/types/cart.ts';
import { startCart } from '#tests/support/charts/start-cart.ts';
import { aLine } from '#tests/support/data/builders.ts';
import { selectCart } from './cart.selectors.ts';
import { selectCartTotals, selectQuantityOf } from './cart.summary.ts';

const [shops, linesPerShop] = [4, 250];

test('A step makes the key of its own line, and of no other line', async () => {
  let keys = 0;
  // Making a key reads it, and so does copying the changed line; nothing else does.
  const counted = (line: CartProduct) =>
    Object.defineProperty(line, 'packaging_id', {
      enumerable: true,
      get: () => {
        keys += 1;
        return null;
      },
    });
  const cart_items = Array.from({ length: shops }, (_, shop) => ({
    shop_id: shop + 1,
    shop_name: `Shop ${shop + 1}`,
    shop_logo: '',
    shop_rating: 4.5,
    shop_online: true,
    products: Array.from({ length: linesPerShop }, (__, line) =>
      counted(aLine({ id: shop * linesPerShop + line + 1, name: `Line ${line}` })),
    ),
  }));
  const cart = await startCart().signedIn({ total: shops * linesPerShop, cart_items });
  const first = { productId: 1, packagingId: null };
  const look = () => {
    const { groups } = selectCart(cart.snapshot());
    return { groups, totals: selectCartTotals(cart.snapshot()), quantity: selectQuantityOf(first)(cart.snapshot()) };
  };
  const before = look();
  keys = 0;
  cart.send({ type: 'line.increment', ...first });
  const after = look();
  expect(after.quantity).toBe(before.quantity + 1);
  expect(after.groups.map((group, at) => group === before.groups[at])).toEqual([false, true, true, true]);
  expect(keys).toBeLessThanOrEqual(10);
});

/** @spec R43, R72 */
import { describe, expect, test } from 'vitest';
import type { Cart } from '#api/types/cart.ts';
import { tea } from '#tests/models/cart.ts';
import { startCart } from '#tests/support/charts/start-cart.ts';
import { cartMachine } from './cart.machine.ts';
import { selectCart } from './cart.selectors.ts';
import { selectQuantityOf } from './cart.summary.ts';
import type { CartLine, RequestedProduct } from './cart.types.ts';

const small = { id: 1, name: 'S', price: 0 };
const large = { id: 2, name: 'L', price: 1.5 };
const green = { id: 9, name: 'Green', price: 0, color_code: '#00aa00' };

const apron = (size: typeof small): RequestedProduct => ({
  ...tea,
  productId: 50,
  packagingId: null,
  name: 'Apron',
  unit: null,
  unitPrice: 10 + size.price,
  size,
  sizeId: size.id,
  color: green,
  colorId: green.id,
});

const lineOf = (size: typeof small, quantity: number) => ({
  id: 50,
  quantity,
  stock: 5,
  is_digital: false,
  name: 'Apron',
  thumbnail: '/apron.jpg',
  price: 10 + size.price,
  discount_price: 0,
  discount_percentage: 0,
  rating: 0,
  total_reviews: '0',
  total_sold: '0',
  size,
  color: green,
});

const cartOf = (...products: ReturnType<typeof lineOf>[]): Cart => ({
  total: products.length,
  cart_items: [
    { shop_id: 3, shop_name: 'Leaf and Bean', shop_logo: '', shop_rating: 4.5, shop_online: true, products },
  ],
});

const shown = (cart: Pick<ReturnType<typeof startCart>, 'snapshot'>) =>
  selectCart(cart.snapshot()).groups.flatMap(({ lines }) =>
    lines.map(({ id, size, color, quantity, mark }) => ({ id, size, color, quantity, mark })),
  );

describe(`${cartMachine.id}: sizes and colours`, () => {
  test('sizes without an id → are lines of their own, and are in no request', async () => {
    const nameless = (name: string, quantity: number) =>
      ({ ...lineOf(small, quantity), size: { name, price: 0 }, color: null }) as never;
    const cart = await startCart().signedIn(cartOf(nameless('Small', 1), nameless('Large', 2)));
    const [, group] = selectCart(cart.snapshot()).groups[0]?.lines ?? [];
    cart.send({ type: 'line.increment', ...(group as CartLine) });

    expect(shown(cart)).toMatchObject([
      { size: 'Small', quantity: 1, mark: 'settled' },
      { size: 'Large', quantity: 3, mark: 'updating' },
    ]);
    expect(cart.requested('incrementCartLine')).toEqual([{ product_id: 50, packaging_id: null, is_buy_now: false }]);
  });

  test('cart.add → sends size and colour, and shows another size as another line', async () => {
    const cart = await startCart().signedIn(cartOf(lineOf(small, 1)));

    cart.send({ type: 'cart.add', product: apron(large) });

    expect(cart.requested('addToCart')).toMatchObject([
      { product_id: 50, packaging_id: null, size: 2, color: 9, unit_price: 11.5 },
    ]);
    expect(shown(cart)).toEqual([
      { id: '50--1-9', size: 'S', color: 'Green', quantity: 1, mark: 'settled' },
      { id: '50--2-9', size: 'L', color: 'Green', quantity: 1, mark: 'adding' },
    ]);
    expect(selectQuantityOf(apron(large))(cart.snapshot())).toBe(1);
  });

  test('line.increment → changes the line of that size alone', async () => {
    const cart = await startCart().signedIn(cartOf(lineOf(small, 1), lineOf(large, 2)));

    cart.send({ type: 'line.increment', productId: 50, packagingId: null, sizeId: 2, colorId: 9 });

    expect(cart.requested('incrementCartLine')).toEqual([
      { product_id: 50, packaging_id: null, size: 2, color: 9, is_buy_now: false },
    ]);
    expect(shown(cart).map(({ quantity, mark }) => [quantity, mark])).toEqual([
      [1, 'settled'],
      [3, 'updating'],
    ]);
  });

  test('a back end with one line for a product → the response replaces the other size', async () => {
    const cart = await startCart().signedIn(cartOf(lineOf(small, 1)));

    cart.send({ type: 'cart.add', product: apron(large) });
    await cart.respond('addToCart', cartOf(lineOf(large, 2)));

    expect(shown(cart)).toEqual([{ id: '50--2-9', size: 'L', color: 'Green', quantity: 2, mark: 'settled' }]);
  });

  test('line.restore → adds the removed size and colour again', async () => {
    const cart = await startCart().signedIn(cartOf(lineOf(small, 1), lineOf(large, 2)));

    cart.send({ type: 'line.remove', productId: 50, packagingId: null, sizeId: 2, colorId: 9 });
    await cart.respond('removeCartLine', cartOf(lineOf(small, 1)));
    cart.send({ type: 'removal.undo' });

    expect(cart.requested('addToCart')).toMatchObject([{ product_id: 50, size: 2, color: 9, quantity: 2 }]);
  });

  test('a line without options → sends neither size nor colour', async () => {
    const cart = await startCart().signedIn(cartOf());

    cart.send({ type: 'cart.add', product: tea });

    expect(cart.requested('addToCart')[0]).not.toHaveProperty('size');
    expect(cart.requested('addToCart')[0]).not.toHaveProperty('color');
  });
});

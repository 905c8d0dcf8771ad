/** Other back ends send decimals as texts and booleans as 0 and 1. */
import { describe, expect, test } from 'vitest';
import { cartValidator, quoteValidator } from './cart.ts';
import { conversationsValidator, messagesValidator } from './chat.ts';
import { settingsFrom } from './settings.ts';

const line = { id: 'p1', name: 'Milk', price: '1.49', discount_price: '1.19', quantity: '2', is_digital: 0 };
const group = { shop_id: 's1', shop_name: 'Dairy', shop_online: 1, products: [line] };

describe('Settings', () => {
  test.each([
    [1, 0],
    ['1', '0'],
    ['true', 'false'],
  ])('take %j for yes and %j for no', (yes, no) => {
    expect(settingsFrom({ register_otp_verify: yes, multi_vendor: no, cash_on_delivery: yes })).toMatchObject({
      register_otp_verify: true,
      multi_vendor: false,
      cash_on_delivery: true,
    });
  });

  test('keep the rate of a currency that is a text', () => {
    const currency = { id: 1, name: 'SAR', symbol: 'SR', rate: '1.00', rate_from_default: '3.7500', is_default: '0' };
    expect(settingsFrom({ currencies: [currency] })?.currencies).toMatchObject([{ rate_from_default: 3.75 }]);
    expect(settingsFrom({ phone_min_length: '7' })?.phone_min_length).toBe(7);
  });
});

test('Settings keep texts that are numbers', () => {
  expect(settingsFrom({ app_name: 123, mobile: 8801714 })).toMatchObject({ app_name: '123', mobile: '8801714' });
});

test('Settings keep links to other sites that have no id', () => {
  const links = [
    { name: 'Pictures', link: 'https://pictures.test' },
    { name: 'Films', link: 'https://films.test' },
    { name: 'Soon', link: null },
  ];
  expect(settingsFrom({ social_links: [...links, 'none'] })?.social_links).toMatchObject(links);
});

test.each([[undefined], [null], [0], ['none']])('A cart with the total %j has at least its own lines', (total) => {
  expect(cartValidator.parse({ total, cart_items: [group, group] }).total).toBe(2);
});

test('A line of the cart keeps the name of a size and of a colour without an id', () => {
  const own = { ...line, size: { name: 'Large' }, color: { id: {}, name: 'Red' } };
  const cart = cartValidator.parse({ total: 1, cart_items: [{ ...group, products: [own] }] });
  expect(cart.cart_items[0]?.products[0]).toMatchObject({ size: { name: 'Large' }, color: { name: 'Red' } });
});

test('A conversation without an id has the one of its shop', () => {
  const data = [{ shop: { id: 3, name: 'Dairy' } }, { shop: { id: 4 } }, { shop: {} }, null];
  expect(conversationsValidator.parse({ data }).data.map(({ id }) => id)).toEqual([3, 4]);
});

test('A message keeps the card of a product without an id', () => {
  const data = [{ id: 1, shop: { id: 3 }, product: { name: 'Milk', price: '1.49' } }];
  expect(messagesValidator.parse({ data }).data).toMatchObject([{ product: { name: 'Milk', price: 1.49 } }]);
});

test('A cart keeps a line whose numbers are texts', () => {
  const own = { ...line, unit_price: '1.19', stock: '5', previous_price: '1.29' };
  const cart = cartValidator.parse({ total: '1', cart_items: [{ ...group, products: [own] }], cart_version: '3' });
  expect(cart.cart_items[0]?.products[0]).toMatchObject({
    quantity: 2,
    price: 1.49,
    unit_price: 1.19,
    stock: 5,
    previous_price: 1.29,
    is_digital: false,
  });
  expect(cart.cart_version).toBe(3);
});

test('A cart leaves out a stock, a price of before and a version that say nothing', () => {
  const own = { ...line, unit_price: null, stock: 'many', previous_price: [] };
  const cart = cartValidator.parse({ total: 1, cart_items: [{ ...group, products: [own] }], cart_version: {} });
  const [product] = cart.cart_items[0]?.products ?? [];
  expect([product?.unit_price, product?.stock, product?.previous_price, cart.cart_version]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('A quote keeps totals and parts that are texts', () => {
  const checkout = {
    total_amount: '2.98',
    delivery_charge: '3.49',
    payable_amount: '6.62',
    all_vat_taxes: [{ id: 1, name: 'VAT', percentage: '5.00', amount: '0.15' }],
    deliveries: [{ shop_id: 's1', amount: '3.49' }, null],
    coupons: 'none',
  };
  const quote = quoteValidator.parse({ checkout, apply_coupon: 0, checkout_items: [group] });
  expect(quote.checkout).toMatchObject({
    total_amount: 2.98,
    payable_amount: 6.62,
    all_vat_taxes: [{ amount: 0.15 }],
    deliveries: [{ shop_id: 's1', amount: 3.49 }],
    coupons: [],
  });
});

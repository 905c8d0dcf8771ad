/** Vouchers: what shops offer, collecting, and what they would take off. */
import type { OperationId } from '#server/contract.types.ts';
import { addVoucher } from '#tests/support/data/vouchers.ts';
import { exampleProduct } from '#tests/support/server/shared-server.ts';
import { type Case, cases, good } from './cases.ts';
import type { Visit } from './shop.ts';

const unknownNumber = 2_147_483_647;

const withVoucher = async ({ shop, shopId }: Visit, more: Parameters<typeof addVoucher>[1] = {}) =>
  addVoucher(shop.database.db, { shopId, ...more });

const toCollect = async (visit: Visit, more?: Parameters<typeof addVoucher>[1]) => ({
  body: { coupon_id: (await withVoucher(visit, more)).id },
});

const ofShop = (call: OperationId): Case[] => [
  good(call),
  {
    call,
    status: 422,
    when: 'to an unknown shop',
    change: { query: { shop_id: unknownNumber } },
    fields: ['shop_id'],
  },
  { call, status: 422, when: 'without a shop', change: { query: { shop_id: null } }, fields: ['shop_id'] },
];

/** The code of a voucher that runs, over the product of the contract's examples. */
const preview = async (visit: Visit) => ({
  body: {
    products: [{ id: exampleProduct, quantity: 2, shop_id: visit.shopId }],
    coupon_code: (await withVoucher(visit)).code,
  },
});

const previews = (call: OperationId): Case[] => [
  { call, status: 200, when: 'to a code that counts', given: preview },
  {
    call,
    status: 201,
    when: 'to a code that nobody gave out',
    given: async (visit) => ({ body: { ...(await preview(visit)).body, coupon_code: 'NOBODYS' } }),
  },
  { call, status: 422, when: 'to no products', change: { body: { products: [] } }, fields: ['products'] },
  {
    call,
    status: 422,
    when: 'to an unknown product',
    change: { body: { products: [{ id: unknownNumber, quantity: 1, shop_id: 1 }] } },
    fields: ['products.0.id'],
  },
];

const rows: Case[] = [
  ...ofShop('listVouchers'),
  ...ofShop('listCollectedVouchers'),
  { call: 'collectVoucher', status: 200, when: 'to the first time', given: (visit) => toCollect(visit) },
  {
    call: 'collectVoucher',
    status: 409,
    when: 'to a repeat',
    given: async (visit) => {
      const change = await toCollect(visit);
      await visit.call('collectVoucher', change);
      return change;
    },
  },
  {
    call: 'collectVoucher',
    status: 409,
    when: 'to a voucher that ran out since it was listed',
    given: (visit) => toCollect(visit, { limitTotal: 1, used: 1 }),
  },
  {
    call: 'collectVoucher',
    status: 422,
    when: 'to an unknown voucher',
    change: { body: { coupon_id: unknownNumber } },
    fields: ['coupon_id'],
  },
  ...previews('applyVoucher'),
  ...previews('applyCouponCode'),
];

cases('vouchers', rows);

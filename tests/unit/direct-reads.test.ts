// @vitest-environment happy-dom
/** What charts read without a query passes tolerant validators, too: one wrong field costs its row at most. */
import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { cartValidator } from '#api/validators/cart.ts';
import { check } from '#api/validators/check.ts';
import { matchValidator } from '#api/validators/smart-order.ts';
import { professionalApplication, sessionList, voucherList } from '#api/validators/tolerant/account.ts';
import { addressPage } from '#api/validators/tolerant/orders.ts';
import { readable } from '#api/validators/tolerant/tolerant.ts';
import { AddressText } from '#src/components/AddressText/AddressText.tsx';
import { VoucherItem } from '#src/features/vouchers/VoucherItem.tsx';
import { CompanyState } from '#src/screens/professional/CompanyState.tsx';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { seed } from '#tests/support/data/random.ts';
import { sampleResponse } from '#tools/states/sample.ts';
import { changed, junk, pathsIn } from '../support/contract/broken-responses.ts';
import { viewShop } from '../support/views/view-shop.ts';

const rows = (views: readonly ReactNode[]) => createElement('ul', {}, ...views);
const still = { isCollecting: false, isDisabled: false, onCollect: () => undefined };

const reads: Record<string, (data: unknown) => ReactNode> = {
  listVouchers: (data) =>
    rows(
      (readable(voucherList, data)?.coupons ?? []).map((voucher) => createElement(VoucherItem, { voucher, ...still })),
    ),
  listAddresses: (data) =>
    rows((readable(addressPage, data)?.addresses ?? []).map((address) => createElement(AddressText, { address }))),
  listSessions: (data) => rows((readable(sessionList, data)?.sessions ?? []).map(({ device }) => device)),
  getProfessionalApplication: (data) => {
    const application = readable(professionalApplication, (data as { application?: unknown }).application);
    return application ? createElement(CompanyState, { application }) : null;
  },
};

const garbage = /( src=""|\b(null|undefined|NaN)\b|\[object |Invalid Date)/;
const markupOf = (view: ReactNode) => renderToStaticMarkup(createElement(ShopProvider, { value: viewShop({}) }, view));
const sampleOf = (operation: string) => (sampleResponse(operation, { items: 3 }) as { data: unknown }).data;
const changesOf = (data: unknown) =>
  fc.record({ path: fc.constantFrom(...pathsIn(data)), to: fc.constantFrom(...junk) });

describe.each(Object.entries(reads))('%s with one wrong field', (operation, view) => {
  test(`is shown without garbage (LARDER_TEST_SEED=${seed})`, () => {
    const data = sampleOf(operation);
    fc.assert(
      fc.property(changesOf(data), (change) => {
        expect(markupOf(view(changed(data, change)))).not.toMatch(garbage);
      }),
      { seed, numRuns: 150 },
    );
  }, 60_000);
});

describe('A bad row costs no other row', () => {
  const without = (operation: string, path: (string | number)[]) =>
    changed(sampleOf(operation), { path, to: undefined });

  test('of the cart', () => {
    const read = (path: (string | number)[]) => check(cartValidator, without('getCart', path)).data;
    expect(read(['cart_items', 0, 'products', 1, 'id'])?.cart_items[0]?.products).toHaveLength(2);
    expect(read(['cart_items', 1, 'shop_id'])?.cart_items).toHaveLength(2);
    expect(read(['cart_items'])).toBeUndefined();
  });

  test('of a matched shopping list', () => {
    const read = (path: (string | number)[]) => check(matchValidator, without('matchSmartOrder', path)).data;
    expect(read(['lines', 1, 'line'])?.lines).toHaveLength(2);
    expect(read(['lines', 0, 'product', 'packaging'])?.lines[0]?.product).toBeNull();
  });

  test('of the vouchers, and a kind that another back end has added is an amount', () => {
    const coupons = readable(voucherList, without('listVouchers', ['coupons', 0, 'discount']))?.coupons;
    expect(coupons).toHaveLength(2);
    const codeless = readable(voucherList, without('listVouchers', ['coupons', 0, 'code']))?.coupons;
    expect(codeless?.map(({ code }) => code === '')).toEqual([true, false, false]);
    const named = (type: string) => {
      const changedType = changed(sampleOf('listVouchers'), { path: ['coupons', 0, 'discount_type'], to: type });
      return markupOf(reads.listVouchers?.(changedType));
    };
    expect(named('Points')).toBe(named('Amount'));
    expect(named('Points')).not.toBe(named('Percentage'));
  });
});

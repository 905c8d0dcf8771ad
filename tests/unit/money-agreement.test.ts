/**
 * The same money everywhere: what the cart shows by the client's rules, what the server quotes, what an order keeps and
 * what is shown in another currency come from one price, over carts, taxes, deliveries and vouchers drawn at random.
 *
 * @spec R37, R45, R46, R55, R62
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkoutLinePrice, groupSubtotal, linePrice } from '#machines/cart/cart.prices.ts';
import { sum as sumOfAmounts } from '#machines/shared/amounts.ts';
import { sum, toMinor, toMoney } from '#server/domain/money.ts';
import { currencies } from '#server/seed/data/site.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { drawnCart as cart, keptLines, quoted } from '../support/data/drawn-purchases.ts';
import { seed } from '../support/data/random.ts';

describe('five thousand carts', () => {
  test('cost the same in the cart, the checkout, the quote and the order', () => {
    console.log(`LARDER_TEST_SEED=${seed}`);
    fc.assert(
      fc.property(cart, (drawn) => {
        const { lines, groups, quote } = quoted(drawn);
        const inCart = groups.map(({ products }) => groupSubtotal(products as never));
        const inCheckout = groups.map(({ products }) => groupSubtotal(products as never, checkoutLinePrice));
        expect(inCart).toEqual(quote.shops.map(({ total }) => toMoney(total)));
        expect(inCheckout).toEqual(inCart);
        expect(groups.flatMap(({ products }) => products).every((line) => linePrice(line as never) > 0)).toBe(true);

        for (const shop of quote.shops) {
          const kept = keptLines(lines, shop);
          expect(sum(kept.map(({ unitPrice, quantity }) => unitPrice * quantity))).toBe(shop.total);
          expect(shop.payable).toBe(shop.total + shop.delivery + shop.tax - shop.coupon);
          expect(shop.payable).toBeGreaterThanOrEqual(shop.delivery + shop.tax);
        }
        expect(sumOfAmounts(quote.shops.map(({ payable }) => toMoney(payable)))).toBe(toMoney(quote.payable));
        expect(toMinor(toMoney(quote.payable))).toBe(quote.payable);
      }),
      { numRuns: 5_000, seed },
    );
  });

  test.each(currencies.map(({ name, ...rest }) => [name, rest] as const))(
    'are shown in %s as the total, converted once and rounded once',
    (_, { symbol, rateFromDefault }) => {
      const places = 10_000_000n;
      const rate = BigInt(Math.round(rateFromDefault * Number(places)));
      fc.assert(
        fc.property(cart, (drawn) => {
          const { payable } = quoted(drawn).quote;
          const product = BigInt(payable) * rate;
          const minor = (product + places / 2n) / places;
          const shown = formatMoney(toMoney(payable), { symbol, rate_from_default: rateFromDefault }, 'en');
          expect(shown.replaceAll(/[^\d]/g, '')).toBe(String(minor).padStart(3, '0'));
        }),
        { numRuns: 500, seed },
      );
    },
  );
});

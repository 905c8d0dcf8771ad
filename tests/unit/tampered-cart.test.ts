/** Whatever a client sends, a line is a whole number that is there, at the shop's price. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import document from '#api/generated/openapi.json' with { type: 'json' };
import { quantityViolation, sawAnotherPrice } from '#server/domain/cart-rules.ts';
import { toMoney } from '#server/domain/money.ts';
import { validatorCompiler } from '#server/http/validation.ts';
import { seed } from '#tests/support/data/random.ts';

const runs = { numRuns: 2_000, seed };

const { quantity, unit_price } = document.components.schemas.CartAddition.properties;
const schema = { type: 'object', properties: { quantity, unit_price } };
const isAccepted = validatorCompiler()({ schema, method: 'POST', url: '/cart/store', httpPart: 'body' });
const accepts = (body: object) => isAccepted(body) === true;

const odd = [
  0,
  -0,
  -1,
  0.5,
  999.5,
  1_000,
  1e9,
  Number.POSITIVE_INFINITY,
  Number.NaN,
  '3',
  '',
  [1],
  {},
  true,
  false,
  null,
  undefined,
];
const anything = fc.oneof(
  fc.integer({ min: -5, max: 1_200 }),
  fc.double(),
  fc.constantFrom<unknown>(...odd),
  fc.jsonValue(),
);
const isWhole = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 999;

describe('the quantity in a request', () => {
  test('is a whole number from 1 to 999 or is refused', () => {
    console.log(`LARDER_TEST_SEED=${seed}`);
    fc.assert(
      fc.property(anything, (sent) => {
        const isMissing = sent === null || sent === undefined;
        expect(accepts({ quantity: sent })).toBe(isMissing || isWhole(sent));
      }),
      runs,
    );
  });

  test('never raises a line above the stock or the limit', () => {
    const count = fc.integer({ min: 0, max: 2_000 });
    fc.assert(
      fc.property(count, fc.integer({ min: 1, max: 999 }), count, (before, added, available) => {
        const isPossible = before + added <= Math.min(available, 999);
        expect(quantityViolation(before + added, available) === undefined).toBe(isPossible);
      }),
      runs,
    );
  });
});

describe('the price in a request', () => {
  test('is a number or is refused', () => {
    fc.assert(
      fc.property(anything, (sent) => {
        const isNumber = sent === null || sent === undefined || (typeof sent === 'number' && !Number.isNaN(sent));
        expect(accepts({ unit_price: sent }) || !isNumber).toBe(true);
        if (sent !== undefined && sent !== null && typeof sent !== 'number')
          expect(accepts({ unit_price: sent })).toBe(false);
      }),
      runs,
    );
  });

  test('only tells whether the shopper saw another price, and counts for nothing at 0 and below', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.integer({ min: 1, max: 90_000 }), (sent, price) => {
        expect(sawAnotherPrice(sent, price)).toBe(sent > 0 && Math.round(sent * 100) !== price);
        expect(sawAnotherPrice(toMoney(price), price)).toBe(false);
        expect(sawAnotherPrice(-Math.abs(sent), price)).toBe(false);
      }),
      runs,
    );
  });
});

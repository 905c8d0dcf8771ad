/** @spec R72 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Combination, cheapest, chosenOptions, withSurcharges } from './options.ts';
import { effectivePrice, priceBeforeDiscount } from './prices.ts';
import { Refusal } from './refusal.ts';

const name = { en: 'Name', ar: 'Name', ir: 'Name' };
const amount = fc.integer({ min: 0, max: 100_000 });
const option = fc.option(amount.map((surcharge) => ({ id: 1, name, surcharge, code: '#000000' })));
const combination: fc.Arbitrary<Combination> = fc.record({ size: option, color: option });
const price = fc.integer({ min: 2, max: 1_000_000 });
const tags = price.chain((usual) =>
  fc.record({
    price: fc.constant(usual),
    discountPrice: fc.option(fc.integer({ min: 1, max: usual - 1 })),
    flashPrice: fc.option(fc.integer({ min: 1, max: usual })),
  }),
);

describe('surcharges', () => {
  test('raise what is paid and what was paid by the same whole amount', () => {
    fc.assert(
      fc.property(tags, combination, (plain, chosen) => {
        const extra = (chosen.size?.surcharge ?? 0) + (chosen.color?.surcharge ?? 0);
        const raised = withSurcharges(plain, chosen);
        expect(effectivePrice(raised) - effectivePrice(plain)).toBe(extra);
        expect(priceBeforeDiscount(raised) - priceBeforeDiscount(plain)).toBe(extra);
      }),
    );
  });
});

test('the cheapest combination adds least, and nothing where there is no choice', () => {
  const offer = (id: number, surcharge: number) => ({ id, name, surcharge, code: '#000000' });
  const sizes = [offer(1, 120), offer(2, 50), offer(3, 50)];
  expect(cheapest({ sizes, colors: [] })).toEqual({ size: sizes[1], color: null });
  expect(cheapest({ sizes: [], colors: [offer(4, 10)] })).toEqual({ size: null, color: offer(4, 10) });
});

describe('the choice of a request', () => {
  const list = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 4 });
  const chosenId = fc.option(fc.integer({ min: 1, max: 6 }));
  const needsMore = (sizeIds: number[], sizeId: number | null) =>
    sizeId ? !sizeIds.includes(sizeId) : sizeIds.length > 1;
  const sizeOf = (sizeIds: number[], sizeId: number | null) =>
    chosenOptions({ sizeIds, colorIds: [] }, { sizeId }).sizeId;

  test('is one that is offered, and none only where none is', () => {
    fc.assert(
      fc.property(list, chosenId, (sizeIds, sizeId) => {
        if (needsMore(sizeIds, sizeId)) expect(() => sizeOf(sizeIds, sizeId)).toThrow(Refusal);
        else expect(sizeIds.length === 0 ? [null] : sizeIds).toContain(sizeOf(sizeIds, sizeId));
      }),
    );
  });

  test('is not a pack and options at once', () => {
    const offered = { sizeIds: [1, 2], colorIds: [] };
    expect(() => chosenOptions(offered, { packagingId: 7, sizeId: 1 })).toThrow(Refusal);
  });
});

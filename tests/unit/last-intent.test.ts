/** Answers in any order: what is shown as settled belongs to the shops that are chosen and the quantities that are shown. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import type { Cart, QuoteRequest } from '#api/types/cart.ts';
import type { Id } from '#api/types/id.ts';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import type { LineKey } from '#machines/cart/cart.types.ts';
import { isSettled, selectQuote } from '#machines/cart-quote/cart-quote.selectors.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { aCart, aQuote, milk, tea } from '#tests/models/cart.ts';
import { checkoutInput } from '#tests/models/checkout.ts';
import { heldChart, holdCalls } from '#tests/support/charts/held-chart.ts';
import { type CartGroupEvent, startCartRoot } from '#tests/support/charts/start-cart.ts';
import { seed } from '#tests/support/data/random.ts';

const runs = { seed, numRuns: 1000 };
const timeout = { timeout: 60_000 };
const price = 2.5;
const most = 5;

const ports = ['getCart', 'incrementCartLine', 'decrementCartLine', 'setCartQuantity', 'quoteCheckout'] as const;

type Counts = { tea: number; milk: number };

const keyOf = ({ productId, packagingId }: LineKey) => ({ productId, packagingId });

/** What the chosen shops cost, by hand. */
const costOf = ({ tea: packets, milk: bottles }: Counts, shopIds: readonly Id[]) =>
  price * ((shopIds.includes(tea.shopId) ? packets : 0) + (shopIds.includes(milk.shopId) ? bottles : 0));

const countsIn = (cart: Cart): Counts => {
  const lines = cart.cart_items.flatMap(({ products }) => products);
  const quantityOf = (id: Id) => lines.find((line) => line.id === id)?.quantity ?? 0;
  return { tea: quantityOf(tea.productId), milk: quantityOf(milk.productId) };
};

/** A shop that changes its cart when it is asked, and answers when the scheduler says so. */
const openShop = (scheduler: fc.Scheduler) => {
  const counts: Counts = { tea: 1, milk: 1 };
  const later = async <Result>(label: string, response: Result): Promise<Result> => {
    await scheduler.schedule(Promise.resolve(), label);
    return response;
  };
  const change =
    (label: string, quantityFrom: (before: number, wanted: number) => number) =>
    ({ product_id, quantity = 0 }: { product_id: Id; quantity?: number }) => {
      const name = product_id === tea.productId ? 'tea' : 'milk';
      counts[name] = Math.min(most, quantityFrom(counts[name], quantity));
      return later(label, aCart(counts));
    };
  const calls: Record<(typeof ports)[number], (input: never) => Promise<unknown>> = {
    getCart: () => later('getCart', aCart(counts)),
    incrementCartLine: change('increment', (before) => before + 1),
    decrementCartLine: change('decrement', (before) => before - 1),
    setCartQuantity: change('set', (_, wanted) => wanted),
    quoteCheckout: ({ shop_ids: shopIds }: QuoteRequest) => {
      const cart = aCart(counts);
      const chosen = cart.cart_items.filter(({ shop_id }) => shopIds?.includes(shop_id));
      const quote = aQuote(costOf(counts, shopIds ?? []), { total: chosen.length, cart_items: chosen });
      return later(`quote ${shopIds}`, quote);
    },
  };
  const hold = (port: string, given: unknown) =>
    calls[port as (typeof ports)[number]](given as never) as Promise<never>;
  return {
    counts,
    /** An actor of a chart that asks this shop. */
    start: <Machine extends AnyStateMachine>(machine: Machine, input: unknown) => {
      const actor = createActor(heldChart(machine, ports), { input: input as never });
      holdCalls(actor, hold);
      return actor;
    },
    /** The cart and the sums of its chosen shops. */
    startCart: () => startCartRoot({}, hold),
  };
};

const productOf = fc.constantFrom(tea, milk);
const press: fc.Arbitrary<CartGroupEvent> = fc.oneof(
  productOf.map(({ shopId }): CartGroupEvent => ({ type: 'shop.toggle', shopId })),
  productOf.map((product): CartGroupEvent => ({ type: 'line.increment', ...keyOf(product) })),
  productOf.map((product): CartGroupEvent => ({ type: 'line.decrement', ...keyOf(product) })),
  fc
    .tuple(productOf, fc.integer({ min: 1, max: most }))
    .map(([product, quantity]): CartGroupEvent => ({ type: 'line.set', ...keyOf(product), quantity })),
  fc.constant<CartGroupEvent>({ type: 'cart.changedElsewhere' }),
);
const presses = fc.array(press, { minLength: 3, maxLength: 12 });

test(`The cart ends with the last intent of toggles and steps (LARDER_TEST_SEED=${seed})`, timeout, async () => {
  let settled = 0;
  await fc.assert(
    fc.asyncProperty(presses, fc.scheduler(), async (events, scheduler) => {
      const shop = openShop(scheduler);
      const cart = shop.startCart();
      const compare = () => {
        const snapshot = cart.snapshot();
        const quote = selectQuote(cart.quote());
        const { totals, selectedShopIds } = quote;
        if (!isSettled(quote, selectCart(snapshot).isBusy) || !totals || !snapshot.context.cart) return;
        settled += 1;
        expect(totals.payable_amount).toBe(costOf(countsIn(snapshot.context.cart), selectedShopIds));
      };
      for (const flow of Object.values(cart.flows)) flow.subscribe(compare);
      cart.send({ type: 'session.started' });
      await scheduler.waitOne();
      cart.send({ type: 'panel.open' });
      for (const event of events) {
        scheduler.schedule(Promise.resolve(), event.type).then(() => cart.send(event));
      }
      await scheduler.waitIdle();

      expect(countsIn(cart.snapshot().context.cart as Cart)).toEqual(shop.counts);
      expect(selectCart(cart.snapshot()).isBusy).toBe(false);
      compare();
      cart.root.actor.stop();
    }),
    runs,
  );
  expect(settled).toBeGreaterThan(runs.numRuns);
});

const choices = fc.array(fc.subarray([tea.shopId, milk.shopId], { minLength: 1 }), { minLength: 2, maxLength: 6 });

test(
  `The checkout shows the amounts of the shops that were chosen last (LARDER_TEST_SEED=${seed})`,
  timeout,
  async () => {
    await fc.assert(
      fc.asyncProperty(choices, fc.scheduler(), async (chosen, scheduler) => {
        const { start, counts } = openShop(scheduler);
        const checkout = start(checkoutMachine, checkoutInput).start();
        for (const shopIds of chosen) {
          scheduler.schedule(Promise.resolve(), `choose ${shopIds}`).then(() => {
            checkout.send({ type: 'checkout.enter', shopIds });
          });
        }
        await scheduler.waitIdle();

        const { quote, stage } = selectCheckout(checkout.getSnapshot());
        const { shopIds } = checkout.getSnapshot().context;
        expect(stage).toBe('quoted');
        expect(quote?.checkout.payable_amount).toBe(costOf(counts, shopIds));
        expect(quote?.checkout_items.map(({ shop_id }) => shop_id)).toEqual([...shopIds].sort());
        checkout.stop();
      }),
      runs,
    );
  },
);

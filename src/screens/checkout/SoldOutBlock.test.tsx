// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { selectCheckoutSoldOut } from '#machines/checkout/checkout.selectors.ts';
import type { Quote } from '#machines/checkout/checkout.types.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { aCart, aQuote } from '#tests/models/cart.ts';
import { aChoosingQuote, teaLine } from '#tests/models/sold-out.ts';
import { startCheckout } from '#tests/support/charts/start-checkout.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { SoldOutBlock } from './SoldOutBlock.tsx';

afterEach(cleanup);

const show = async (quote: Quote) => {
  const checkout = startCheckout();
  checkout.send({ type: 'checkout.enter', shopIds: [3] });
  await checkout.respond('quoteCheckout', quote);
  const preferences = createActor(preferencesMachine, { input: { settings: theSettings() } }).start();
  const { container } = render(
    <ShopProvider value={viewShop({ checkout: checkout.actor, preferences }, {})}>
      <SoldOutBlock quote={quote} />
    </ShopProvider>,
  );
  await act(async () => {});
  return { checkout, container, facts: () => selectCheckoutSoldOut(checkout.snapshot()) };
};

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });

test('offers nothing on a back end that offers no choice', async () => {
  const { container } = await show(aQuote(12.5));
  expect(container.textContent).toBe('');
});

test('leaves out by default, and takes another choice', async () => {
  const { facts } = await show(aChoosingQuote());
  expect(radio(text('Leave it out')).checked).toBe(true);
  fireEvent.click(radio(text('Call me')));
  expect(radio(text('Call me')).checked).toBe(true);
  expect(facts().choice).toBe('call_me');
});

test('has a choice for each product, which is the same as that of the order until it is another', async () => {
  const { facts } = await show(aChoosingQuote());
  const tea = screen.getByRole<HTMLSelectElement>('combobox', { name: /Green tea/ });
  expect(tea.selectedOptions[0]?.textContent).toBe(text('Same as above'));
  fireEvent.change(tea, { target: { value: 'best_match' } });
  expect(facts().lines).toEqual([{ ...teaLine, choice: 'best_match' }]);
  fireEvent.change(tea, { target: { value: '' } });
  expect(facts().lines).toEqual([]);
});

test('asks once where one product is bought', async () => {
  await show({ ...aQuote(2.5, aCart({ tea: 1 })), sold_out_choices: ['leave_out', 'call_me'] });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByRole('combobox')).toBeNull();
});

// @vitest-environment happy-dom
/** @spec R87 */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { savedListsMachine } from '#machines/saved-lists/saved-lists.machine.ts';
import type { SavedList } from '#machines/saved-lists/saved-lists.types.ts';
import type { ResourceStatus } from '#machines/shared/resource.selectors.ts';
import { PlaceProvider } from '#src/shop/address.ts';
import { type Shop, ShopProvider } from '#src/shop/shop-context.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { startLines } from '#tests/support/charts/start-lines.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { SavedListScreen } from './SavedListScreen.tsx';

afterEach(cleanup);

const tea = {
  ...{ id: 12, product_id: 41, packaging_id: 55, quantity: 1, stock: 9, is_for_sale: true, name: 'Green tea' },
  ...{ unit: '250 g', thumbnail: '/tea.webp', price: 2, discount_price: 0, discount_percentage: 0 },
};
const list: SavedList = {
  ...{ id: 3, name: 'Party', total: 1, link: null, updated_at: '2026-11-24T09:00:00.000000Z' },
  lines: [tea],
};

const show = (status: ResourceStatus) => {
  const flow = startHeld(savedListsMachine, undefined, ['setQuantity']);
  const facts = { status, data: { list } };
  const resources = {
    keyOf: () => 'getList',
    of: () => ({ subscribe: () => () => undefined, facts: () => facts, retry: () => undefined }),
  };
  const shop = { ...viewShop({ savedLists: flow.actor, linesToCart: startLines().actor }), resources };
  render(
    <PlaceProvider value={{ path: '/lists/3', search: '', onRedirect: () => undefined }}>
      <ShopProvider value={shop as unknown as Shop}>
        <SavedListScreen params={{ id: '3' }} search={new URLSearchParams()} />
      </ShopProvider>
    </PlaceProvider>,
  );
  return flow;
};

const increment = () => screen.getByRole('button', { name: text('Increase quantity of {name}', { name: tea.name }) });

test('A step starts from the quantity in sight', () => {
  const { requested } = show('ready');
  fireEvent.click(increment());
  expect(requested('setQuantity')).toEqual([{ id: 3, line: 12, quantity: 2 }]);
});

test('A step while the changed list is read starts from the quantity that was set', async () => {
  const { requested, respond } = show('refreshing');
  fireEvent.click(increment());
  await act(() => respond('setQuantity', {}));
  fireEvent.click(increment());
  expect(requested('setQuantity').map((request) => (request as { quantity: number }).quantity)).toEqual([2, 3]);
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ownDataMachine } from '#machines/own-data/own-data.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { OwnData } from './OwnData.tsx';

afterEach(cleanup);

const show = () => {
  const flow = startHeld(ownDataMachine, undefined, ['exportAccount', 'eraseAccount']);
  render(
    <ShopProvider value={viewShop({ ownData: flow.actor })}>
      <OwnData />
    </ShopProvider>,
  );
  return flow;
};

const region = () => within(screen.getByRole('region', { name: text('Your data') }));
const press = (name: string) => fireEvent.click(region().getByRole('button', { name }));

describe('OwnData', () => {
  test('saves a copy, and shows that it is being fetched', () => {
    const flow = show();
    press(text('Download my data'));
    expect(flow.requested('exportAccount')).toHaveLength(1);
    expect(
      region()
        .getByRole('button', { name: text('Download my data') })
        .getAttribute('aria-busy'),
    ).toBe('true');
  });

  test('says what stays, asks for the password and sends it once', () => {
    const flow = show();
    press(text('Delete account'));
    expect(screen.getByText(/Orders and payments stay in our books/)).toBeDefined();
    press(text('Delete account'));
    const field = screen.getByLabelText(text('Current Password'), { exact: false, selector: 'input' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(flow.requested('eraseAccount')).toEqual([]);
    fireEvent.change(field, { target: { value: 'nine green bottles' } });
    press(text('Delete account'));
    expect(flow.requested('eraseAccount')).toEqual([{ password: 'nine green bottles' }]);
  });

  test('shows why the account cannot be deleted, and can be left', async () => {
    const flow = show();
    press(text('Delete account'));
    const field = screen.getByLabelText(text('Current Password'), { exact: false, selector: 'input' });
    fireEvent.change(field, { target: { value: 'nine green bottles' } });
    press(text('Delete account'));
    await flow.refuse('eraseAccount', { kind: 'refused', status: 422, message: 'An order is on its way.' });
    expect((await screen.findByRole('alert')).textContent).toBe('An order is on its way.');
    press(text('Cancel'));
    expect(screen.queryByRole('form')).toBeNull();
  });
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { selectPartner } from '#machines/partner/partner.selectors.ts';
import type { Failure } from '#machines/shared/failure.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { startPartner } from '#tests/support/charts/held-partner.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { ReviewStep } from './ReviewStep.tsx';

afterEach(cleanup);

const show = (failure?: Failure) => {
  const { actor } = startPartner();
  const facts = { ...selectPartner(actor.getSnapshot()), failure };
  render(
    <ShopProvider value={viewShop({ partner: actor })}>
      <ReviewStep facts={facts} />
    </ShopProvider>,
  );
  return actor;
};

const name = text('I am at the shop: send the position of my device');

test('The position of the device is offered once a back end demands that of the shop', () => {
  const fields = { longitude: 'The longitude field is required.' };
  const actor = show({ kind: 'refused', status: 422, fields });
  fireEvent.click(screen.getByRole('checkbox', { name }));
  expect(actor.getSnapshot().context.fields.at_device).toBe(true);
});

test('Nobody is asked for a position that is not demanded', () => {
  show();
  expect(screen.queryByRole('checkbox', { name })).toBeNull();
});

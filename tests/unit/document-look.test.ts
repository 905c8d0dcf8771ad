/** How a document lays its amounts out, and what its head says of the payment and the seller. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directionOf, locales } from '#locales/locales.ts';
import { asciiDigits } from '#locales/typed-numbers.ts';
import { renderDocument } from '#server/documents/document.ts';
import { documentFacts } from '#server/documents/facts.ts';
import { printedOf, purchaseOf } from '../support/data/drawn-orders.ts';
import { drawnCart } from '../support/data/drawn-purchases.ts';
import { textsIn } from '../support/texts/texts.ts';
import { pagesOf } from '../support/views/pdf-text.ts';

const [cart] = fc.sample(drawnCart, { seed: 1, numRuns: 1 });
const margin = 50;

function printed(more: object = {}) {
  const [order] = cart ? purchaseOf(cart).orders : [];
  if (!order) throw new Error('The cart gave no order.');
  const document = printedOf({ ...order, order: { ...order.order, ...more } });
  return { ...document, seller: { ...document.seller, taxNumber: '20-5550111' } };
}

const isAmount = ({ shown }: { shown: string }) => /^(?:[A-Z]{3} )?-?[\d,٬]+[.٫]\d\d$/.test(asciiDigits(shown));

test.each(locales.filter((locale) => directionOf(locale) === 'rtl'))(
  'Read from the right in %s, the widest amount begins at the edge of the page',
  async (locale) => {
    const [page = []] = pagesOf(await renderDocument(documentFacts(printed(), 'invoice', locale)));
    const starts = page.filter(isAmount).map(({ x }) => x);
    expect(starts.length).toBeGreaterThan(2);
    expect(Math.min(...starts)).toBeCloseTo(margin, 0);
  },
);

test.each([
  [{ status: 'Delivered', paymentStatus: 'Paid' }, 'Paid'],
  [{ status: 'Pending', paymentStatus: 'Pending' }, 'Payment due'],
  [{ status: 'Cancelled', paymentStatus: 'Pending' }, 'Cancelled'],
] as const)('An invoice of %o says %s below its title, in every language', (order, state) => {
  for (const locale of locales) {
    expect(documentFacts(printed(order), 'invoice', locale).state).toBe(textsIn(locale)(state));
  }
});

test.each(locales)('The seller’s tax number stands below its address in %s', (locale) => {
  expect(documentFacts(printed(), 'invoice', locale).seller.at(-1)).toContain('20-5550111');
  const without = printed();
  const { seller } = documentFacts({ ...without, seller: { ...without.seller, taxNumber: null } }, 'invoice', locale);
  expect(seller).toHaveLength(4);
});

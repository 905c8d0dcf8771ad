/** What mails and documents write of an order adds up: the rows to the total, the lines to the subtotal. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '#locales/locales.ts';
import { renderDocument } from '#server/documents/document.ts';
import { documentFacts } from '#server/documents/facts.ts';
import type { DocumentKind } from '#server/documents/link.ts';
import { belowMinimumText } from '#server/domain/cart-texts.ts';
import { amountText } from '#server/domain/mail.ts';
import { chargedFor, fromGateway, toGateway } from '#server/domain/money.ts';
import { placedMail } from '#server/domain/order-message.ts';
import { readerIn } from '#server/i18n/translate.ts';
import { mailedOf, printedOf, purchaseOf } from '../support/data/drawn-orders.ts';
import { drawnCart } from '../support/data/drawn-purchases.ts';
import { seed } from '../support/data/random.ts';
import { amountsOf } from '../support/views/pdf-text.ts';
import { addedUp, minorOf } from '../support/views/shown-amounts.ts';

const kinds: DocumentKind[] = ['invoice', 'receipt'];

test(`The amounts add up on every invoice and receipt (LARDER_TEST_SEED=${seed})`, () => {
  fc.assert(
    fc.property(drawnCart, fc.constantFrom(...kinds), fc.constantFrom(...locales), (drawn, kind, language) => {
      for (const order of purchaseOf(drawn).orders) {
        const { sums, table, total } = documentFacts(printedOf(order), kind, language);
        const rows = sums.map(({ text }) => minorOf(text));
        expect(addedUp(rows)).toBe(minorOf(total.text));
        if (table) expect(addedUp(table.lines.map(({ amount }) => minorOf(amount)))).toBe(rows[0]);
      }
    }),
    { numRuns: 300, seed },
  );
});

test(`The amounts add up on the pages of the PDF (LARDER_TEST_SEED=${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(drawnCart, async (drawn) => {
      const order = purchaseOf(drawn).orders[0];
      if (!order) return;
      const pdf = await renderDocument(documentFacts(printedOf(order), 'receipt', 'en'));
      const shown = amountsOf(pdf, 'ltr').map(minorOf);
      expect(addedUp(shown.slice(0, -1))).toBe(shown.at(-1));
    }),
    { numRuns: 15, seed },
  );
});

test(`The amounts add up in the mail that confirms the orders (LARDER_TEST_SEED=${seed})`, () => {
  fc.assert(
    fc.property(drawnCart, (drawn) => {
      const orders = purchaseOf(drawn).orders.map(mailedOf);
      const { blocks } = placedMail(orders, { ...readerIn('en'), shop: 'Larder', symbol: '$', pictureOf: String });
      const lines = blocks.flatMap((block) => (block.kind === 'goods' ? block.lines : []));
      const sums = blocks.flatMap((block) => (block.kind === 'rows' && block.total ? [block] : []))[0];
      const rows = sums?.rows.map(({ text }) => minorOf(text.replace('$', '')));
      expect(addedUp(lines.map(({ amount }) => minorOf(amount.replace('$', ''))))).toBe(rows?.[0]);
      expect(addedUp(rows ?? [])).toBe(minorOf(sums?.total?.text.replace('$', '') ?? ''));
    }),
    { numRuns: 300, seed },
  );
});

test(`The gateway charges the sum of the orders in currencies of no, two and three decimals (LARDER_TEST_SEED=${seed})`, () => {
  fc.assert(
    fc.property(drawnCart, fc.constantFrom('JPY', 'USD', 'KWD'), (drawn, currency) => {
      const amounts = purchaseOf(drawn).orders.map(({ order }) => order.payable);
      const shown = amounts.map((amount) => fromGateway(toGateway(amount, currency), currency));
      expect(chargedFor(amounts, currency)).toBe(shown.reduce((total, amount) => total + amount, 0));
    }),
    { numRuns: 300, seed },
  );
});

test.each(locales)('A sign with a full stop of its own ends a sentence without a second one, in %s', (locale) => {
  const amount = amountText(750, { symbol: 'د.ع.', position: 'suffix' }, locale);
  const words = readerIn(locale).t(belowMinimumText, { shop: 'Dairy', minimum: amount, missing: amount });
  expect(words).toContain('د.ع');
  expect(words).not.toMatch(/\.\u2069?\./);
});

/** The mail about an order, in a shop that its operator has set otherwise than the demo. */
import { expect, test } from 'vitest';
import { byLocale } from '#locales/locales.ts';
import { type MailedOrder, placedMail, stepMail } from '#server/domain/order-message.ts';
import { readerIn } from '#server/i18n/translate.ts';
import { text } from '#tests/support/texts/texts.ts';

const inAll = (words: string) => byLocale(() => words);

const order: MailedOrder = {
  ...{
    id: 1,
    number: 1001,
    shopName: inAll('Moulin Bleu'),
    taxes: [],
    paymentMethod: 'cash',
    paymentStatus: 'Pending',
  },
  ifSoldOut: null,
  lines: [
    {
      ...{ id: 1, name: inAll('Bread'), packagingLabel: inAll('Loaf'), sizeName: null, colorName: null },
      ...{ quantity: 1, missing: 0, replaces: null, ifSoldOut: null, unitPrice: 250, picture: '' },
    },
  ],
  ...{ total: 250, couponDiscount: 0, delivery: 0, payable: 250, estimatedDelivery: inAll('') },
  address: { name: 'Robin Field', addressLine: '7 Lantern Row' } as MailedOrder['address'],
};

const reader = { ...readerIn('en'), shop: 'Moulin Bleu', symbol: '€', pictureOf: String };

const rowsOf = (orders: MailedOrder[], position: 'prefix' | 'suffix') =>
  placedMail(orders, { ...reader, position }).blocks.flatMap((block) =>
    block.kind === 'rows' ? [...block.rows, block.total] : [],
  );

test('puts the sign of the currency where the shop puts it', () => {
  expect(rowsOf([order], 'prefix')).toContainEqual({ name: text('Total payable'), text: '€2.50' });
  expect(rowsOf([order], 'suffix')).toContainEqual({ name: text('Total payable'), text: '2.50€' });
});

test('leaves out when the goods arrive where no shop says so', () => {
  const names = rowsOf([order], 'prefix').map((row) => row?.name);
  expect(names).not.toContain(text('Estimated delivery'));
  const fast = { ...order, estimatedDelivery: inAll('40 minutes') };
  const row = { name: text('Estimated delivery'), text: '40 minutes' };
  expect(rowsOf([order, fast], 'prefix')).toContainEqual(row);
});

test('names the size and the colour of what was ordered, and never the pack that stands for them', () => {
  const apron = { packagingLabel: inAll('1 piece'), sizeName: inAll('L'), colorName: inAll('Navy blue') };
  const lines = order.lines.map((line) => ({ ...line, ...apron }));
  const notesIn = (lineChoice: 'call_me' | null) => {
    const own = { ...order, lines: lines.map((line) => ({ ...line, ifSoldOut: lineChoice })) };
    return [placedMail([own], reader), stepMail(own, 'Confirm', reader)].flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'goods' ? block.lines.map(({ note }) => note) : [])),
    );
  };
  expect(notesIn(null)).toEqual(['L · Navy blue', 'L · Navy blue']);
  expect(notesIn('call_me')).toEqual([`L · Navy blue · ${text('If sold out: call me')}`, 'L · Navy blue']);
});

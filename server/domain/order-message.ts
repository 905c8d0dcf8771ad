/** What a shopper is written after an order: its numbers and amounts, in the shop's default currency. */
import { type Minor, plainAmount, sum } from './money.ts';
import { orderCode } from './order-codes.ts';
import type { Translate } from './refusal.ts';

type Placed = { number: number; payable: Minor };

/** Subject and body as plain text. */
export const orderMessage = (orders: readonly Placed[], symbol: string, t: Translate) => {
  const lines = orders.map(({ number, payable }) => `${orderCode(number)}  ${plainAmount(payable)}${symbol}`);
  const total = plainAmount(sum(orders.map(({ payable }) => payable)));
  return {
    subject: t('Your order {codes}', { codes: orders.map(({ number }) => orderCode(number)).join(', ') }),
    body: [t('Thank you for your order.'), '', ...lines, '', `${t('Total payable')}: ${total}${symbol}`].join('\n'),
  };
};

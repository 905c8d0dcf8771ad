/** What a shopper is written after an order: its numbers and amounts, in the shop's default currency. */
import type { Say } from '#server/http/refusal.ts';
import { type Minor, sum, toMoney } from './money.ts';
import { orderCode } from './order-codes.ts';

type Placed = { number: number; payable: Minor };

const amountOf = (minor: Minor) => toMoney(minor).toFixed(2);

/** Subject and body as plain text. */
export const orderMessage = (orders: readonly Placed[], symbol: string, say: Say) => {
  const lines = orders.map(({ number, payable }) => `${orderCode(number)}  ${amountOf(payable)}${symbol}`);
  const total = amountOf(sum(orders.map(({ payable }) => payable)));
  return {
    subject: say('Your order {codes}', { codes: orders.map(({ number }) => orderCode(number)).join(', ') }),
    body: [say('Thank you for your order.'), '', ...lines, '', `${say('Total payable')}: ${total}${symbol}`].join('\n'),
  };
};

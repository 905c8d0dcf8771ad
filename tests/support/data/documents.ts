/** Fetching invoices and receipts, and what must stand in them. */
import type { components } from '#api/generated/schema.ts';
import { amountsOf, type Direction } from '../views/pdf-text.ts';

export type OrderDetails = components['schemas']['OrderDetails'];

export const directionOf = (locale: string): Direction => (locale === 'en' ? 'ltr' : 'rtl');

export async function fetchPdf(url: OrderDetails['invoice_url']): Promise<{ pdf: Buffer; headers: Headers }> {
  const response = await fetch(url ?? '');
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  return { pdf: Buffer.from(await response.arrayBuffer()), headers: response.headers };
}

/** As written on paper: 1,204.50. Made from the digits of the cents alone. */
export function written(amount: number): string {
  const cents = Math.round(amount * 100);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
}

/** The amounts below the lines: of the goods, the voucher, the delivery, each tax, and all together. */
const sums = (order: OrderDetails) => [
  order.total_amount,
  ...(order.coupon_discount > 0 ? [-order.coupon_discount] : []),
  order.delivery_charge,
  ...order.all_vat_taxes.map(({ amount }) => amount),
  order.payable_amount,
];

const lineAmounts = ({ price, discount_price: paid, order_qty: quantity }: OrderDetails['products'][number]) =>
  paid === 0 ? [price, price * quantity] : [paid, paid * quantity, price];

export const invoiceAmounts = (order: OrderDetails): string[] =>
  [...order.products.flatMap(lineAmounts), ...sums(order)].map(written);

export const receiptAmounts = (order: OrderDetails): string[] => sums(order).map(written);

export const readAmounts = async (url: OrderDetails['invoice_url'], locale = 'en'): Promise<string[]> =>
  amountsOf((await fetchPdf(url)).pdf, directionOf(locale));

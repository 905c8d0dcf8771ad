/** The operator's commands for orders. Each returns the lines to print, or throws a `CliError`. */
import { desc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { nextStatus, type OrderStatus, orderStatuses } from '#machines/lifecycles/order.machine.ts';
import { historyOfOrder, linesOfOrders, taxesOfOrder } from '#server/db/queries/orders.ts';
import { orders } from '#server/db/schema/orders.ts';
import { shops } from '#server/db/schema/shops.ts';
import { shortDateTime } from '#server/domain/dates.ts';
import { type Minor, plainAmount, toMoney } from '#server/domain/money.ts';
import { boughtText } from '#server/domain/options.ts';
import { orderCode, orderNumber } from '#server/domain/order-codes.ts';
import { stepOrder } from '#server/messages/order-mails.ts';
import { CliError } from './cli-error.ts';
import { type Answer, listed, mostListed } from './command.ts';
import { inCommand } from './in-command.ts';

const money = (minor: Minor) => plainAmount(minor).padStart(10);

function statusOf(text: string): OrderStatus {
  const status = orderStatuses.find((known) => known.toLowerCase() === text.toLowerCase());
  if (!status) throw new CliError(`There is no status "${text}". There are: ${orderStatuses.join(', ')}.`);
  return status;
}

export async function listOrders(db: NodePgDatabase, { status }: { status?: string | undefined }): Promise<Answer> {
  const requested = status === undefined ? undefined : statusOf(status);
  const rows = await db
    .select({ order: orders, shop: sql<string>`${shops.name} ->> 'en'` })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(requested && eq(orders.status, requested))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(mostListed);
  return listed(rows, {
    none: 'No orders.',
    record: ({ order: { number, status: state, payable, placedAt }, shop }) => ({
      code: orderCode(number),
      status: state,
      payable: toMoney(payable),
      placedAt,
      shop,
    }),
    line: ({ order, shop }) =>
      `${orderCode(order.number)}  ${order.status.padEnd(10)}  ${money(order.payable)}  ` +
      `${shortDateTime(order.placedAt)}  ${shop}`,
  });
}

async function findByCode(db: NodePgDatabase, code: string) {
  const number = orderNumber(code);
  const [order] = number === undefined ? [] : await db.select().from(orders).where(eq(orders.number, number));
  if (!order) throw new CliError(`There is no order ${code}.`);
  return order;
}

export async function showOrder(db: NodePgDatabase, code: string): Promise<string[]> {
  const order = await findByCode(db, code);
  const [lines, taxes, history] = await Promise.all([
    linesOfOrders(db, [order.id]),
    taxesOfOrder(db, order.id),
    historyOfOrder(db, order.id),
  ]);
  const { name, phone, addressLine } = order.address;
  return [
    `${orderCode(order.number)}  ${order.status}  (payment: ${order.paymentMethod}, ${order.paymentStatus})`,
    `To ${name}, ${phone}, ${addressLine}`,
    ...(order.note ? [`Note: ${order.note}`] : []),
    ...lines.map((line) => `${money(line.unitPrice)}  x ${line.quantity}  ${line.name.en}, ${boughtText(line, 'en')}`),
    `${money(order.delivery)}  delivery`,
    ...taxes.map((tax) => `${money(tax.amount)}  ${tax.name.en} ${tax.percentage} %`),
    ...(order.couponDiscount > 0 ? [`${money(-order.couponDiscount)}  voucher`] : []),
    `${money(order.payable)}  to pay`,
    ...history.map(({ status, at }) => `${shortDateTime(at)}  ${status}`),
  ];
}

async function move(db: NodePgDatabase, code: string, stepFrom: (from: OrderStatus) => OrderStatus | undefined) {
  const order = await findByCode(db, code);
  const to = stepFrom(order.status);
  const moved = to && (await inCommand(db, (tx) => stepOrder(tx, order.id, to, 'shop')));
  if (!moved?.result) throw new CliError(`${orderCode(order.number)} is ${order.status}; that is where it ends.`);
  return [`${orderCode(order.number)}: ${order.status} -> ${to}`, ...moved.warnings];
}

export const advanceOrder = (db: NodePgDatabase, code: string): Promise<string[]> => move(db, code, nextStatus);

export const cancelOrder = (db: NodePgDatabase, code: string): Promise<string[]> => move(db, code, () => 'Cancelled');

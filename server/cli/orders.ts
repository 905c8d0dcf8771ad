/** The commands for orders. Each returns what to print, or throws a `CliError`. */
import { desc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { components } from '#api/generated/schema.ts';
import { nextStatus, type OrderStatus, orderStatuses } from '#machines/lifecycles/order.machine.ts';
import { lockOrder } from '#server/db/queries/order-steps.ts';
import { historyOfOrder, orderedLines, taxesOfOrder } from '#server/db/queries/orders.ts';
import { owePart } from '#server/db/queries/refunds.ts';
import { orders } from '#server/db/schema/orders.ts';
import { shops } from '#server/db/schema/shops.ts';
import { deliveryTimeText, serializeDeliveryTime } from '#server/domain/delivery-time.ts';
import { plainAmount, toMinor, toMoney } from '#server/domain/money.ts';
import { orderCode, orderNumber } from '#server/domain/order-codes.ts';
import { stepOrder } from '#server/messages/order-mails.ts';
import { serializeSellerOrder } from '#server/serializers/seller.ts';
import { CliError } from './cli-error.ts';
import { type Answer, listed, mostListed, type SellerContext } from './command.ts';
import { inCommand } from './in-command.ts';
import { responseOf } from './seller/api.ts';
import { pagesOf } from './seller/own-shop.ts';
import { amountOf, requireWhole } from './stock-and-prices.ts';
import { momentText, plainLine } from './texts.ts';

const money = (amount: number) => plainAmount(toMinor(amount)).padStart(10);

function statusOf(text: string): OrderStatus {
  const status = orderStatuses.find((known) => known.toLowerCase() === text.toLowerCase());
  if (!status) throw new CliError(`There is no status "${text}". There are: ${orderStatuses.join(', ')}.`);
  return status;
}

type Filter = { status?: string | undefined };
type Order = components['schemas']['SellerOrder'];
type Listed = Pick<Order, 'delivery_time'> & {
  code: string;
  status: OrderStatus;
  payable: number;
  placedAt: Date;
  shop: string;
};

/** In the time zone of the shop. */
function timeOf({ delivery_time: time }: Pick<Order, 'delivery_time'>): string | undefined {
  if (!time) return undefined;
  const { from, until, time_zone: zone } = time;
  return deliveryTimeText({ from: new Date(from), until: new Date(until), zone }, 'en');
}

const found = (rows: readonly Listed[]): Answer =>
  listed(rows, {
    none: 'No orders.',
    record: (row) => row,
    line: ({ code, status, payable, placedAt, shop, ...order }) => {
      const time = timeOf(order);
      const line = `${code}  ${status.padEnd(10)}  ${money(payable)}  ${momentText(placedAt)}  ${shop}`;
      return time ? `${line}  for ${time}` : line;
    },
  });

export async function listOrders(db: NodePgDatabase, { status }: Filter): Promise<Answer> {
  const requested = status === undefined ? undefined : statusOf(status);
  const rows = await db
    .select({ order: orders, shop: sql<string>`${shops.name} ->> 'en'` })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(requested && eq(orders.status, requested))
    .orderBy(desc(orders.id))
    .limit(mostListed);
  return found(
    rows.map(({ order: { number, status: state, payable, placedAt, ...order }, shop }) => ({
      ...{ code: orderCode(number), status: state, payable: toMoney(payable), placedAt, shop },
      ...serializeDeliveryTime(order),
    })),
  );
}

export async function listOwnOrders({ api, shop }: SellerContext, { status }: Filter): Promise<Answer> {
  const requested = status === undefined ? {} : { status: statusOf(status) };
  const rows = await pagesOf<Listed, number>(async (key) => {
    const query = { ...requested, ...(key !== undefined && { before_id: key }) };
    const { data } = await responseOf(api.GET('/seller/orders', { params: { query } }));
    const page = data.orders.map(({ id: _, placed_at: placedAt, ...order }) => ({
      ...order,
      ...{ placedAt: new Date(placedAt), shop },
    }));
    return { rows: page, next: data.next };
  }, mostListed);
  return found(rows);
}

/** The number in front names the line for `order deliver`. */
function lineText({
  id,
  price,
  quantity,
  missing,
  name,
  option,
  if_sold_out: choice,
  replaces,
}: Order['lines'][number]) {
  const notes = [
    ...(missing > 0 ? [`${missing} missing`] : []),
    ...(replaces ? [`instead of ${replaces}`] : []),
    ...(choice ? [`if sold out: ${choice.replace('_', ' ')}`] : []),
  ];
  const note = notes.length > 0 ? `  (${notes.join('; ')})` : '';
  return `${String(id).padStart(6)}  ${money(price)}  x ${quantity}  ${name}, ${option}${note}`;
}

export function wholeOrder(order: Order): Answer {
  const { name, phone, address, position, note, lines, taxes, discount, history } = order;
  const time = timeOf(order);
  return {
    data: order,
    lines: [
      `${order.code}  ${order.status}  (payment: ${order.payment_method}, ${order.payment_status})`,
      `To ${name}, ${phone}, ${address}`,
      ...(position ? [`At ${position.latitude}, ${position.longitude}`] : []),
      ...(time ? [`For ${time} (${order.delivery_time?.time_zone})`] : []),
      ...(note ? [`Note: ${note}`] : []),
      ...lines.map(lineText),
      `${money(order.delivery)}  delivery`,
      ...taxes.map((tax) => `${money(tax.amount)}  ${tax.name} ${tax.percentage} %`),
      ...(discount > 0 ? [`${money(-discount)}  voucher`] : []),
      `${money(order.payable)}  to pay`,
      ...history.map(({ status, at }) => `${momentText(new Date(at))}  ${status}`),
    ],
  };
}

export async function findByCode(db: NodePgDatabase, code: string) {
  const number = orderNumber(code);
  const [order] = number === undefined ? [] : await db.select().from(orders).where(eq(orders.number, number));
  if (!order) throw new CliError(`There is no order ${code}.`);
  return order;
}

export async function showOrder(db: NodePgDatabase, code: string): Promise<Answer> {
  const order = await findByCode(db, code);
  const [lines, taxes, history] = await Promise.all([
    orderedLines(db, [order.id]),
    taxesOfOrder(db, order.id),
    historyOfOrder(db, order.id),
  ]);
  return wholeOrder(serializeSellerOrder({ order, lines, taxes, history }, 'en'));
}

async function ownOrder({ api }: SellerContext, code: string): Promise<Order> {
  // A sign for a code, and the beginning of a fragment in an address.
  const path = { code: code.replace('#', '') };
  return (await responseOf(api.GET('/seller/orders/{code}', { params: { path } }))).data.order;
}

export const showOwnOrder = async (context: SellerContext, code: string): Promise<Answer> =>
  wholeOrder(await ownOrder(context, code));

type Step = (from: OrderStatus) => OrderStatus | undefined;
type Moved = { code: string; from: OrderStatus; to: OrderStatus };

const isOver = (code: string, status: OrderStatus) => new CliError(`${code} is ${status}; that is where it ends.`);
const movedText = ({ code, from, to }: Moved) => `${code}: ${from} -> ${to}`;

async function move(db: NodePgDatabase, code: string, stepFrom: Step): Promise<string[]> {
  const order = await findByCode(db, code);
  const to = stepFrom(order.status);
  const moved = to && (await inCommand(db, (tx) => stepOrder(tx, order.id, to, 'shop')));
  if (!to || !moved?.result) throw isOver(orderCode(order.number), order.status);
  return [movedText({ code: orderCode(order.number), from: order.status, to }), ...moved.warnings];
}

async function moveOwn(context: SellerContext, typed: string, stepFrom: Step): Promise<string[]> {
  const { code, status: from } = await ownOrder(context, typed);
  const to = stepFrom(from);
  if (!to || to === 'Pending' || to === from) throw isOver(code, from);
  const params = { path: { code: code.replace('#', '') } };
  await responseOf(context.api.POST('/seller/orders/{code}', { params, body: { status: to } }));
  return [movedText({ code, from, to })];
}

const cancelled: Step = () => 'Cancelled';

type Refund = { code: string; amount: string; note: string | undefined };

/** `all`, or an amount; a note of one line. */
export async function refundOrder(db: NodePgDatabase, { code, amount, note }: Refund): Promise<string[]> {
  const order = await findByCode(db, code);
  const why = note === undefined ? '' : plainLine(note);
  if (!why) throw new CliError('Say why with --note "…"; the shopper reads it.');
  const wish = amount === 'all' ? undefined : amountOf(amount);
  const { result, warnings } = await inCommand(db, async (tx) => {
    if (wish !== undefined) await requireWhole(tx, [wish]);
    await lockOrder(tx, order.id);
    return owePart(tx, order.id, { amount: wish, note: why });
  });
  const name = orderCode(order.number);
  if (typeof result === 'number') return [`${name}: ${plainAmount(result)} goes back`, ...warnings];
  if (result.isTwice) throw new CliError(`${name} has this refund already. Write another note if it is another one.`);
  if (result.left === 0)
    throw new CliError(`${name} has nothing to refund: nothing was paid online, or all goes back.`);
  throw new CliError(`Of ${name} ${plainAmount(result.left)} can go back, and no more.`);
}

export const advanceOrder = (db: NodePgDatabase, code: string): Promise<string[]> => move(db, code, nextStatus);
export const cancelOrder = (db: NodePgDatabase, code: string): Promise<string[]> => move(db, code, cancelled);
export const advanceOwnOrder = (context: SellerContext, code: string) => moveOwn(context, code, nextStatus);
export const cancelOwnOrder = (context: SellerContext, code: string) => moveOwn(context, code, cancelled);

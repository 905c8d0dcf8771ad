/**
 * Looks after payments that nobody looks at: a notice that got lost, an order that was cancelled while its payment was
 * open, money that has to go back, goods that wait for somebody who never pays. Every step can be repeated.
 */
import { moveOrder } from '#server/db/queries/order-steps.ts';
import {
  abandonedOrders,
  changeShare,
  findPayment,
  needlessPayments,
  oweCancelled,
  owedShares,
  type PaymentRow,
  unreadPayments,
} from '#server/db/queries/payments.ts';
import { inTransaction } from '#server/db/queries/transaction.ts';
import { payWithinMs } from '#server/domain/pay-until.ts';
import type { Services } from '#server/services.ts';
import { close, gatewayOf, refresh } from './payments.ts';

const everyMs = 5_000;
const retryAfterMs = 60_000;
const atOnce = 20;

type Work = (services: Services) => Promise<void>;

const before = ({ clock }: Services, ms: number) => new Date(clock().getTime() - ms);

/** One that cannot be done now must not keep the others waiting. */
async function each<Row>(services: Services, rows: readonly Row[], work: (row: Row) => Promise<unknown>) {
  for (const row of rows) {
    await work(row).catch((error: unknown) => services.log.warn({ err: error }, 'a payment has to wait'));
  }
}

const withPayment = async (services: Services, id: number, work: (payment: PaymentRow) => Promise<unknown>) => {
  const payment = await findPayment(services.db, id);
  if (payment) await work(payment);
};

const cancelAbandoned: Work = async (services) => {
  const orders = await abandonedOrders(services.db, before(services, payWithinMs), atOnce);
  await each(services, orders, ({ id }) => inTransaction(services.db, (tx) => moveOrder(tx, id, 'Cancelled', 'shop')));
};

const closeNeedless: Work = async (services) =>
  each(services, await needlessPayments(services.db, atOnce), ({ id }) =>
    withPayment(services, id, (payment) => close(services, payment)),
  );

const retryPending: Work = async (services) =>
  each(services, await unreadPayments(services.db, before(services, retryAfterMs), atOnce), ({ id }) =>
    withPayment(services, id, (payment) => refresh(services, payment)),
  );

const giveBack: Work = async (services) => {
  await oweCancelled(services.db);
  await each(services, await owedShares(services.db, atOnce), async ({ share, payment }) => {
    const { reference, key } = payment;
    if (!reference) return;
    await gatewayOf(services, payment).refund(reference, share.amount, `refund-${share.orderId}-${key}`);
    await inTransaction(services.db, (tx) => changeShare(tx, share, 'returned'));
    services.log.info({ order: share.orderId, amount: share.amount }, 'money went back');
  });
};

export async function reconcilePayments(services: Services): Promise<void> {
  for (const work of [cancelAbandoned, closeNeedless, retryPending, giveBack]) await work(services);
}

/** From now on, until the returned function is called. */
export function keepReconciling(tend: () => Promise<void>, log: Services['log']): () => void {
  let isBusy = false;
  const run = async () => {
    if (isBusy) return;
    isBusy = true;
    await tend().catch((error: unknown) => log.warn({ err: error }, 'payments have to wait'));
    isBusy = false;
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

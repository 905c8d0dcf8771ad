/**
 * Looks after payments that nobody looks at: a notice that got lost, an order that was cancelled while its payment was
 * open, money that has to go back, goods that wait for somebody who never pays. Every step can be repeated.
 */
import { lockOrder } from '#server/db/queries/order-steps.ts';
import {
  abandonedOrders,
  changeShare,
  findPayment,
  needlessPayments,
  openPaymentOf,
  owedShares,
  type PaymentRow,
  unreadPayments,
} from '#server/db/queries/payments.ts';
import { markReturned, owedParts } from '#server/db/queries/refunds.ts';
import { inTransaction } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { chargedFor } from '#server/domain/money.ts';
import { payWithinMs } from '#server/domain/pay-until.ts';
import { mailRefund, mailRefundOfPart, stepOrder } from '#server/messages/order-mails.ts';
import { close, gatewayOf, refresh } from './payments.ts';

const retryAfterMs = 60_000;
const atOnce = 20;

type Work = (deps: Dependencies) => Promise<void>;

const before = ({ clock }: Dependencies, ms: number) => new Date(clock().getTime() - ms);

/** One that cannot be done now must not keep the others waiting. */
async function each<Row>(deps: Dependencies, rows: readonly Row[], work: (row: Row) => Promise<unknown>) {
  for (const row of rows) {
    await work(row).catch((error: unknown) => deps.log.warn({ err: error }, 'a payment has to wait'));
  }
}

const withPayment = async (deps: Dependencies, id: number, work: (payment: PaymentRow) => Promise<unknown>) => {
  const payment = await findPayment(deps.db, id);
  if (payment) await work(payment);
};

/** From here on nobody can pay the order. False: its gateway is still about to say whether somebody did. */
async function closePaymentOf(deps: Dependencies, orderId: number): Promise<boolean> {
  const payment = await openPaymentOf(deps.db, orderId);
  return !payment || (await close(deps, payment)) !== 'pending';
}

/** A notice may have got lost, so the gateway is read before the order is given up. */
const cancelAbandoned: Work = async (deps) =>
  each(deps, await abandonedOrders(deps.db, before(deps, payWithinMs), atOnce), async ({ id }) => {
    if (!(await closePaymentOf(deps, id))) return;
    await inTransaction(deps.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order?.paymentStatus === 'Pending') await stepOrder(tx, id, 'Cancelled', 'shop');
    });
  });

const closeNeedless: Work = async (deps) =>
  each(deps, await needlessPayments(deps.db, atOnce), ({ id }) =>
    withPayment(deps, id, (payment) => close(deps, payment)),
  );

const retryPending: Work = async (deps) =>
  each(deps, await unreadPayments(deps.db, before(deps, retryAfterMs), atOnce), ({ id }) =>
    withPayment(deps, id, (payment) => refresh(deps, payment)),
  );

const giveBack: Work = async (deps) => {
  await each(deps, await owedShares(deps.db, atOnce), async ({ share, payment, parts }) => {
    const { reference, key } = payment;
    if (!reference) return;
    // Lines that were left out before have been refunded by themselves.
    const amount = chargedFor([share.amount], payment.currency) - parts;
    const when =
      amount > 0 && (await gatewayOf(deps, payment).refund(reference, amount, `refund-${share.orderId}-${key}`));
    await inTransaction(deps.db, async (tx) => {
      await changeShare(tx, share, 'returned');
      if (amount > 0) await mailRefund(tx, share.orderId, amount);
    });
    deps.log.info({ order: share.orderId, amount, when }, 'money went back');
  });
};

const giveBackParts: Work = async (deps) =>
  each(deps, await owedParts(deps.db, atOnce), async ({ part, payment }) => {
    const { reference, key } = payment;
    if (!reference) return;
    const when = await gatewayOf(deps, payment).refund(reference, part.amount, `refund-part-${part.id}-${key}`);
    await inTransaction(deps.db, async (tx) => {
      if (await markReturned(tx, part.id)) await mailRefundOfPart(tx, part);
    });
    deps.log.info({ order: part.orderId, amount: part.amount, when }, 'a part of the money went back');
  });

export async function reconcilePayments(deps: Dependencies): Promise<void> {
  for (const work of [cancelAbandoned, closeNeedless, retryPending, giveBack, giveBackParts]) await work(deps);
}

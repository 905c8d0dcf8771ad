/** Writes down what a gateway says about a payment. Only its report makes a payment paid. */
import { queueJob } from '#server/db/after-commit.ts';
import {
  changePayment,
  changeShare,
  lockPayment,
  markOrderPaid,
  type PaymentRow,
  recordEvent,
} from '#server/db/queries/payments.ts';
import { oweDifference } from '#server/db/queries/refunds.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { chargedFor } from '#server/domain/money.ts';
import { mailPaid } from '#server/messages/order-mails.ts';
import type { GatewayNotice, GatewayState } from './gateway.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;
type Outcome = Pick<PaymentRow, 'status' | 'error'>;

const outcomes: Record<GatewayState['phase'], Outcome> = {
  open: { status: 'pending', error: null },
  processing: { status: 'pending', error: null },
  declined: { status: 'failed', error: 'The card was declined.' },
  over: { status: 'cancelled', error: 'The payment was cancelled.' },
  paid: { status: 'paid', error: null },
};

const wrongAmount: Outcome = { status: 'failed', error: 'Another amount was paid than the order costs.' };

function isRightAmount({ payment, rows }: Locked, { amount, currency }: GatewayReport): boolean {
  const shares = rows.map(({ share }) => share.amount);
  return currency === payment.currency.toUpperCase() && amount === chargedFor(shares, currency);
}

/** An order that was cancelled or paid in the meantime may not keep the money. */
async function takeMoney(tx: Tx, { payment, rows }: Locked): Promise<void> {
  // Money that has to go back, or another payment of the same order that is not needed any more.
  queueJob(tx, 'payment-reconciliation');
  for (const { share, order } of rows) {
    const isWelcome = order.status !== 'Cancelled' && order.paymentStatus !== 'Paid';
    await changeShare(tx, share, isWelcome ? 'paid' : 'owed');
    if (!isWelcome) continue;
    await markOrderPaid(tx, order.id, payment.gateway);
    if (order.status === 'Pending') await mailPaid(tx, order.id);
    // Lines may have been left out while somebody paid.
    await oweDifference(tx, order.id);
  }
}

async function closeShares(tx: Tx, { rows }: Locked): Promise<void> {
  for (const { share } of rows) if (share.state === 'open') await changeShare(tx, share, 'closed');
}

/** What a gateway says of a payment; or what we say of one that no gateway has heard of. */
export type GatewayReport = Omit<GatewayState, 'reference' | 'url'> & { reference: string | null };

/** Several shops may share one account of a gateway, and their numbers are alike. */
export const isAbout = (report: Pick<GatewayReport, 'paymentId' | 'key'>, { id, key }: PaymentRow): boolean =>
  report.paymentId === id && report.key === key;

/** In a transaction of its own; the rows are locked, so it does not matter how many are told the same at once. */
export async function settle(tx: Tx, id: number, report: GatewayReport, now: Date): Promise<PaymentRow['status']> {
  const locked = await lockPayment(tx, id);
  if (!locked || !isAbout(report, locked.payment)) throw new Error(`${report.reference} is not of payment ${id}.`);
  // Paid stays paid, whatever arrives late.
  if (locked.payment.status === 'paid') return 'paid';
  const isWrong = report.phase === 'paid' && !isRightAmount(locked, report);
  const outcome = isWrong ? wrongAmount : outcomes[report.phase];
  if (outcome.status === 'paid') await takeMoney(tx, locked);
  if (isWrong || outcome.status === 'cancelled') await closeShares(tx, locked);
  const paidAt = outcome.status === 'paid' ? now : null;
  await changePayment(tx, id, { ...outcome, reference: report.reference, readAt: now, paidAt });
  return outcome.status;
}

/** A notice and what it causes are written together, so a notice that got lost half-way comes again. */
export async function settleOnNotice(
  { db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  payment: PaymentRow,
  state: GatewayState,
  notice: GatewayNotice,
): Promise<void> {
  const status = await inTransaction(db, async (tx) => {
    const { event, type } = notice;
    const isNew = await recordEvent(tx, { gateway: payment.gateway, event, type, paymentId: payment.id });
    return isNew ? settle(tx, payment.id, state, clock()) : payment.status;
  });
  warnOfWrongAmount(log, state, status);
}

/** Money came that nobody expected: that is for a person to look at. */
export function warnOfWrongAmount(log: Dependencies['log'], report: GatewayReport, status: PaymentRow['status']): void {
  if (report.phase !== 'paid' || status === 'paid') return;
  const { reference, paymentId, amount, currency } = report;
  log.error({ reference, paymentId, amount, currency }, 'a payment of another amount than was asked for');
}

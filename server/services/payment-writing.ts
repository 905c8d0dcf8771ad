/** Shared by placing an order, ordering again and paying later: the payment method and its payment. */
import { defaultCurrency, readSomeSettings } from '#server/db/queries/settings.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import type { WrittenOrder } from '#server/db/queries/write-order.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { sum } from '#server/domain/money.ts';
import { acceptedPaymentMethod, cash } from '#server/domain/payment-methods.ts';
import { invalidReference } from '#server/domain/refusal.ts';
import type { Language } from '#server/domain/texts.ts';
import { onlinePaymentClosed, takesOnlinePayment } from '#server/pay/offer.ts';
import { paymentUrl, startPayment } from '#server/pay/payments.ts';

/** `cash` or a gateway's name, as the owner wrote it. */
export async function offeredPaymentMethod(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  requested: string,
): Promise<string> {
  if (requested.trim().toLowerCase() !== cash && !takesOnlinePayment(config)) throw onlinePaymentClosed();
  const settings = await readSomeSettings(db, ['cashOnDelivery', 'onlinePayment', 'paymentGateways']);
  const method = acceptedPaymentMethod(requested, settings);
  if (!method) throw invalidReference('payment_method');
  return method;
}

type Paying = {
  userId: number;
  paymentMethod: string;
  language: Language;
  /** Where the shop is for the shopper's browser. */
  origin: string;
  now: Date;
};

/** Null: nothing to pay now. The payment is written with its orders, so neither is there without the other. */
export async function paymentUrlFor(
  tx: Tx,
  { userId, paymentMethod: gateway, language, origin, now }: Paying,
  orders: readonly Pick<WrittenOrder, 'id' | 'payable'>[],
): Promise<string | null> {
  if (gateway === cash || sum(orders.map(({ payable }) => payable)) === 0) return null;
  const { name: currency } = await defaultCurrency(tx);
  return paymentUrl(origin, await startPayment(tx, { userId, gateway, language, currency, createdAt: now, orders }));
}

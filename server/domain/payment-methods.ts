/** The ways to pay, as they are sent and as they are shown. */

export const cash = 'cash';

const shown: Record<string, string> = {
  cash: 'Cash Payment',
  stripe: 'Stripe',
  paypal: 'PayPal',
  razorpay: 'Razorpay',
  paystack: 'PayStack',
  aamarpay: 'Amarpay',
  bkash: 'Bkash',
  paytabs: 'PayTabs',
};

/** Unpaid and not cash is an online payment, whichever gateway it will be. */
export function shownPaymentMethod(method: string, isPaid: boolean): string {
  if (method === cash) return 'Cash Payment';
  return isPaid ? (shown[method.toLowerCase()] ?? 'Online Payment') : 'Online Payment';
}

/**
 * The method that is meant, or undefined: an unknown one is refused and never becomes cash. Gateways come with
 * online payment.
 */
export function acceptedPaymentMethod(asked: string, offer: { cashOnDelivery: boolean }): string | undefined {
  return asked.trim().toLowerCase() === cash && offer.cashOnDelivery ? cash : undefined;
}

/** The ways to pay, as they are sent and as they are shown. */

export const cash = 'cash';

const shown: ReadonlyMap<string, string> = new Map([
  ['cash', 'Cash Payment'],
  ['stripe', 'Stripe'],
  ['paypal', 'PayPal'],
  ['razorpay', 'Razorpay'],
  ['paystack', 'PayStack'],
  ['aamarpay', 'Amarpay'],
  ['bkash', 'Bkash'],
  ['paytabs', 'PayTabs'],
]);

/** Unpaid and not cash is an online payment, whichever gateway it will be. */
export function shownPaymentMethod(method: string, isPaid: boolean): string {
  if (method === cash) return 'Cash Payment';
  return isPaid ? (shown.get(method.toLowerCase()) ?? 'Online Payment') : 'Online Payment';
}

type GatewaySetting = { name: string; isActive: boolean };

/** The gateways that this server can talk to. */
const known = ['stripe'];

/** What the owner has switched on, and this server can do. */
export const offeredGateways = <Setting extends GatewaySetting>(settings: readonly Setting[]): Setting[] =>
  settings.filter(({ name, isActive }) => isActive && known.includes(name.toLowerCase()));

type Offer = { cashOnDelivery: boolean; onlinePayment: boolean; paymentGateways: readonly GatewaySetting[] };

/** The method that is meant, or undefined: an unknown one is refused and never becomes cash. */
export function acceptedPaymentMethod(requested: string, offer: Offer): string | undefined {
  const name = requested.trim().toLowerCase();
  if (name === cash) return offer.cashOnDelivery ? cash : undefined;
  const gateways = offer.onlinePayment ? offeredGateways(offer.paymentGateways) : [];
  return gateways.find((gateway) => gateway.name.toLowerCase() === name)?.name;
}

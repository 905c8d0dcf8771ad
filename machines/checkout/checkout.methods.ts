/** The ways to pay that the shop offers, in the order in which they are shown. */
import type { CheckoutContext, CheckoutInput, PaymentMethod } from './checkout.types.ts';

const cash = 'cash';

export const methodsOf = ({ cashOnDelivery, onlinePayment, gateways }: CheckoutInput): PaymentMethod[] => [
  ...(cashOnDelivery ? [{ method: cash, title: 'Cash on delivery' }] : []),
  ...(onlinePayment ? gateways.filter((gateway) => gateway.is_active) : []).map((gateway) => ({
    method: gateway.name,
    title: gateway.title,
    logo: gateway.logo,
  })),
];

type Choice = Pick<CheckoutContext, 'methods' | 'payment' | 'quote'>;

const hasDigital = ({ quote }: Choice) =>
  quote?.checkout_items.some(({ products }) => products.some((line) => line.is_digital)) ?? false;

/** Nobody brings digital goods to a door. */
export const methodsFor = (context: Choice): PaymentMethod[] =>
  hasDigital(context) ? context.methods.filter(({ method }) => method !== cash) : context.methods;

/** The method that is chosen, while it is one of those. */
export const paymentFor = (context: Choice): string | undefined =>
  methodsFor(context).find(({ method }) => method === context.payment)?.method;

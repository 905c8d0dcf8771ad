/** The payment methods: those that the shop offers, those that fit the quote, and the chosen one. */
import type { CheckoutContext, CheckoutInput, PaymentMethod } from './checkout.types.ts';

const cash = 'cash';

/** The payment methods of the shop, in the order in which they are shown. */
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

/** Digital goods are not delivered to a door, so they cannot be paid there. */
export const methodsFor = (context: Choice): PaymentMethod[] =>
  hasDigital(context) ? context.methods.filter(({ method }) => method !== cash) : context.methods;

/** The chosen method, as long as it is offered. */
export const paymentFor = (context: Choice): string | undefined =>
  methodsFor(context).find(({ method }) => method === context.payment)?.method;

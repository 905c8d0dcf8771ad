/** The ways to pay that the shop offers, in the order in which they are shown. */
import type { CheckoutInput, PaymentMethod } from './checkout.types.ts';

export const methodsOf = ({ cashOnDelivery, onlinePayment, gateways }: CheckoutInput): PaymentMethod[] => [
  ...(cashOnDelivery ? [{ method: 'cash', title: 'Cash on delivery' }] : []),
  ...(onlinePayment ? gateways.filter((gateway) => gateway.is_active) : []).map((gateway) => ({
    method: gateway.name,
    title: gateway.title,
    logo: gateway.logo,
  })),
];

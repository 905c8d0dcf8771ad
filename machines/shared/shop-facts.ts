/** The input that several flows share. */
import type { ShopFacts } from './flow.ts';

export const phoneLengths = ({ settings: { phone_min_length, phone_max_length } }: ShopFacts) => ({
  phoneMinLength: phone_min_length,
  phoneMaxLength: phone_max_length,
});

export const isSignedIn = ({ user }: ShopFacts) => user !== undefined;

export const paymentChoices = ({ settings: { cash_on_delivery, online_payment, payment_gateways } }: ShopFacts) => ({
  cashOnDelivery: cash_on_delivery,
  onlinePayment: online_payment,
  gateways: payment_gateways,
});

/** What a shop of the cart asks for: a price for delivery, a minimum, and a price from which delivery is free. */
import type { CartGroup } from '#api/types/cart.ts';
import { difference } from '../shared/amounts.ts';
import type { CartShop } from './cart.types.ts';

type DeliveryFacts = Pick<CartShop, 'deliveryCharge' | 'minimumOrder' | 'missingToMinimum' | 'missingToFreeDelivery'>;

const missing = (from: number, subtotal: number) => Math.max(0, difference(from, subtotal));

/** The subtotal may be ahead of the server, which then has not said yet what delivery costs. */
export const deliveryFacts = (group: CartGroup, subtotal: number): DeliveryFacts => {
  const { delivery_charge: charge, minimum_order_amount: minimum, free_delivery_amount: freeFrom } = group;
  const missingToFreeDelivery = freeFrom === undefined ? undefined : missing(freeFrom, subtotal);
  return {
    deliveryCharge: missingToFreeDelivery === 0 ? 0 : charge,
    minimumOrder: minimum,
    missingToMinimum: minimum === undefined ? 0 : missing(minimum, subtotal),
    missingToFreeDelivery,
  };
};

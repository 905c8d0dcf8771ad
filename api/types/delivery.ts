/** Types of delivery times. */
import type { components } from '#api/generated/schema.ts';

export type DeliveryShop = components['schemas']['DeliveryShop'];
export type DeliverySlot = components['schemas']['DeliverySlot'];
export type DeliveryOffer = components['schemas']['DeliverySlotsResponse']['data'];
/** The beginning of a delivery time of a shop; null: as soon as possible. */
export type DeliveryChoice = components['schemas']['DeliveryChoice'];
/** When an order is to be delivered. */
export type DeliveryTime = components['schemas']['DeliveryTime'];

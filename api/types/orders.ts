/** Shapes of orders and addresses. */
import type { components } from '#api/generated/schema.ts';
import type { Sent } from './query.ts';

export type Order = components['schemas']['Order'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type OrderPage = components['schemas']['OrdersResponse']['data'];
export type OrderDetails = components['schemas']['OrderDetails'];
export type OrderProduct = components['schemas']['OrderProduct'];
export type OrderRequest = Sent<components['schemas']['OrderRequest'], 'is_buy_now'>;
export type OrderPlaced = components['schemas']['OrderPlacedResponse']['data'];
/** What of an order cannot be had as it was ordered, and why. */
export type MissingLine = NonNullable<components['schemas']['OrderAgainRefusal']['data']>['missing'][number];
export type Address = components['schemas']['Address'];
export type AddressForm = components['schemas']['AddressForm'];

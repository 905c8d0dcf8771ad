/** Types of orders and addresses. */
import type { components } from '#api/generated/schema.ts';
import type { Open } from './open.ts';
import type { Sent } from './query.ts';

type Status = 'order_status' | 'payment_status';

export type OrderStatus = components['schemas']['OrderStatus'];
type OpenStatus = {
  order_status: Open<OrderStatus>;
  payment_status: Open<components['schemas']['OrderPaymentStatus']>;
};
type ContractOrder = components['schemas']['Order'];
/** A back end may leave out the amount, which is not shown then. */
export type Order = Omit<ContractOrder, Status | 'amount'> & OpenStatus & Partial<Pick<ContractOrder, 'amount'>>;
export type OrderPage = Omit<components['schemas']['OrdersResponse']['data'], 'orders'> & { orders: Order[] };
type AmountField = 'total_amount' | 'tax_amount' | 'coupon_discount' | 'payable_amount' | 'delivery_charge';
type ContractDetails = components['schemas']['OrderDetails'];
/** A back end may leave out the shop and each amount: what is missing is not shown. */
export type OrderDetails = Omit<ContractDetails, Status | 'history' | 'shop' | AmountField> &
  OpenStatus &
  Partial<Pick<ContractDetails, 'shop' | AmountField>> & { history?: { status: Open<OrderStatus>; at: string }[] };
export type OrderProduct = components['schemas']['OrderProduct'];
export type OrderRequest = Sent<components['schemas']['OrderRequest'], 'is_buy_now'>;
export type OrderPlaced = components['schemas']['OrderPlacedResponse']['data'];
/** A line of an order that is unavailable as it was ordered, and the reason. */
export type MissingLine = NonNullable<components['schemas']['OrderAgainRefusal']['data']>['missing'][number];
export type Address = components['schemas']['Address'];
/** A part of the town with a delivery price of its own. */
export type Area = components['schemas']['Area'];
export type AddressForm = components['schemas']['AddressForm'];

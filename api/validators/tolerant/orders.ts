/** Tolerant validators of addresses and orders. */
import type { Address, Area, Order, OrderDetails, OrderPage, OrderProduct } from '../../types/orders.ts';
import type { LeftOutLine, SoldOutChoice } from '../../types/sold-out.ts';
import { shopCard } from './catalogue.ts';
import { digitalGoods } from './digital.ts';
import { picture } from './picture.ts';
import { rider } from './rider.ts';
import {
  count,
  counted,
  distinct,
  fileAddress,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  optional,
  pictureAddress,
  record,
  status,
  text,
  words,
} from './tolerant.ts';

export const address = record<Address>(['id', 'address_line'], {
  id,
  name: text(''),
  phone: text(''),
  area: nullable(text()),
  flat_no: nullable(text()),
  address_type: text(''),
  address_line: words,
  address_line2: nullable(text()),
  post_code: nullable(text()),
  is_default: flag,
  latitude: nullable(number()),
  longitude: nullable(number()),
  area_id: optional(nullable(id)),
});

export const addressPage = counted(
  'addresses',
  record<{ total: number; addresses: Address[] }>([], { total: number(0), addresses: distinct(address) }),
);

const area = record<Area>(['id', 'name'], { id, name: words, delivery_amount: optional(number()) });
export const areas = record<{ areas: Area[] }>([], { areas: distinct(area) });

const orderCardProduct = record<NonNullable<Order['products']>[number]>(['id', 'name'], {
  id,
  name: words,
  thumbnail: pictureAddress,
  quantity: optional(number()),
});

type DeliveryTime = NonNullable<Order['delivery_time']>;

const deliveryTime = record<DeliveryTime>(['from', 'until', 'time_zone'], {
  from: words,
  until: words,
  time_zone: words,
});

const order = record<Order>(['id', 'order_code', 'order_status'], {
  id,
  order_code: words,
  quantity: number(0),
  amount: optional(number()),
  payment_method: text(''),
  payment_status: text(''),
  order_status: status,
  created_at: text(''),
  placed_at: text(''),
  shop_name: optional(text()),
  delivery_time: optional(deliveryTime),
  address: nullable(address),
  products: optional(list(orderCardProduct)),
});

type Counts = OrderPage['status_wise_orders'];

const counts = record<Counts>([], {
  all: number(0),
  pending: number(0),
  confirm: number(0),
  processing: number(0),
  pickup: number(0),
  on_the_way: number(0),
  delivered: number(0),
  cancelled: number(0),
});

export const orderPage = counted(
  'orders',
  record<OrderPage>([], {
    total: number(0),
    status_wise_orders: (value, place) => counts(value ?? {}, place),
    orders: distinct(order),
  }),
);

const leftOut = record<LeftOutLine>(['id', 'name', 'quantity'], {
  id,
  name: words,
  thumbnail: pictureAddress,
  picture,
  quantity: count,
  unit: text(''),
  replaced_by: list(words),
});

const refund = record<NonNullable<OrderDetails['refund']>>(['amount'], { amount: number(), is_sent: flag });

const partRefund = record<NonNullable<OrderDetails['part_refunds']>[number]>(['amount'], {
  amount: number(),
  is_sent: flag,
  note: text(''),
});

const orderProduct = record<OrderProduct>(['id', 'name', 'price'], {
  id,
  packaging_id: nullable(id),
  name: words,
  brand: nullable(text()),
  thumbnail: pictureAddress,
  picture,
  price: number(),
  discount_price: number(0),
  order_qty: number(1),
  color: nullable(text()),
  size: nullable(text()),
  unit: nullable(text()),
  rating: nullable(number()),
  is_returned: flag,
  is_digital: flag,
  ...digitalGoods,
  if_sold_out: optional(oneOf<SoldOutChoice>('leave_out', 'call_me', 'best_match')()),
  replaces: optional(words),
});

/** A row of the history of an order or a return. */
export const step = <Row extends { status: string; at: string }>() =>
  record<Row>(['status', 'at'], { status, at: words } as never);

type Tax = OrderDetails['all_vat_taxes'][number];

const tax = record<Tax>(['name', 'amount'], {
  id,
  order_id: id,
  name: words,
  percentage: number(),
  amount: number(),
  created_at: optional(text()),
  updated_at: optional(text()),
});

export const orderResponse = record<{ order: OrderDetails }>(['order'], {
  order: record<OrderDetails>(['id'], {
    id,
    order_code: text(''),
    order_status: text(''),
    created_at: text(''),
    placed_at: text(''),
    estimated_delivery_date: text(''),
    payment_method: text(''),
    payment_status: text(''),
    total_amount: optional(number()),
    tax_amount: optional(number()),
    discount: number(0),
    coupon_discount: optional(number()),
    payable_amount: optional(number()),
    quantity: number(0),
    delivery_charge: optional(number()),
    note: nullable(text()),
    delivery_time: optional(deliveryTime),
    shop: optional(shopCard),
    products: list(orderProduct),
    left_out: optional(list(leftOut)),
    ordered_amount: optional(number()),
    refund: optional(refund),
    part_refunds: optional(list(partRefund)),
    invoice_url: nullable(fileAddress),
    payment_receipt_url: nullable(fileAddress),
    address: nullable(address),
    all_vat_taxes: list(tax),
    return_order_within_days: number(0),
    last_return_date: nullable(text()),
    pay_until: nullable(text()),
    is_returnable: flag,
    rider: optional(rider),
    history: optional(list(step<NonNullable<OrderDetails['history']>[number]>())),
  }),
});

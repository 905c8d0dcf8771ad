/** Tolerant validators of returns. */
import type { ReturnDetails, ReturnOrder, ReturnPage } from '../../types/returns.ts';
import { step } from './orders.ts';
import { picture } from './picture.ts';
import {
  counted,
  distinct,
  type Fields,
  fileAddress,
  id,
  list,
  nullable,
  number,
  optional,
  pictureAddress,
  record,
  status,
  text,
  words,
} from './tolerant.ts';

type Returned = Omit<ReturnOrder, 'quantity'>;

const returned: Fields<Returned> = {
  id,
  order_id: words,
  reason: text(''),
  amount: optional(number()),
  status,
  payment_status: text(''),
  reject_note: nullable(text()),
  return_date: text(''),
  created_at: optional(text()),
  return_address: text(''),
};

const essentialOfReturn = ['id', 'order_id', 'status'] as const;

export const returnPage = counted(
  'returnOrders',
  record<ReturnPage>([], {
    total: number(0),
    returnOrders: distinct(record<ReturnOrder>(essentialOfReturn, { ...returned, quantity: number(0) })),
  }),
);

type ReturnedProduct = ReturnDetails['return_order_products'][number];

const returnedProduct = record<ReturnedProduct>(['product_id', 'product_name', 'price'], {
  product_id: id,
  product_name: words,
  product_price: number(0),
  thumbnail: pictureAddress,
  picture,
  quantity: number(1),
  color: nullable(text()),
  size: nullable(text()),
  unit: nullable(text()),
  price: number(),
});

export const returnResponse = record<{ returnOrders: ReturnDetails }>(['returnOrders'], {
  returnOrders: record<ReturnDetails>(['id'], {
    ...returned,
    order_id: text(''),
    status: text(''),
    amount: number(0),
    shop_name: text(''),
    shop_logo: pictureAddress,
    shop_rating: number(0),
    customer_name: text(''),
    customer_phone: nullable(text()),
    customer_email: nullable(text()),
    return_order_products: list(returnedProduct),
    history: optional(list(step<NonNullable<ReturnDetails['history']>[number]>())),
    photos: optional(list(fileAddress)),
  }),
});

/** What the cart and the checkout need of a response; names and pictures may be missing, identities and amounts may not. */
import { flag, listOf, maybeText, number, text, z } from './zod.ts';

const line = z.looseObject({
  id: z.number(),
  packaging_id: z.catch(z.nullish(z.number()), null),
  quantity: z.number(),
  is_digital: flag(),
  name: text(),
  thumbnail: text(),
  brand: maybeText,
  unit: maybeText,
  price: number(),
  discount_price: number(),
  discount_percentage: number(),
  rating: number(),
  total_reviews: text('0'),
  total_sold: text('0'),
});

const group = z.looseObject({
  shop_id: z.number(),
  shop_name: text(),
  shop_logo: text(),
  shop_rating: number(),
  shop_online: flag(),
  products: z.array(line),
});

/** Without `cart_items` it is no cart, and a line that cannot be told from others makes the whole response useless. */
export const cartValidator = z.looseObject({ total: number(), cart_items: z.array(group), info: maybeText });

const tax = z.looseObject({ id: number(), name: text(), percentage: number(), amount: z.number() });

const totals = z.looseObject({
  total_amount: z.number(),
  delivery_charge: number(),
  coupon_discount: number(),
  order_tax_amount: number(),
  payable_amount: z.number(),
  all_vat_taxes: listOf(tax),
});

export const quoteValidator = z.looseObject({ checkout: totals, apply_coupon: flag(), checkout_items: z.array(group) });

const placed = z.looseObject({ id: z.number(), order_code: text(), shop_id: number(), amount: number() });

/** Older back ends name no orders. */
export const orderPlacedValidator = z.looseObject({
  order_payment_url: z.catch(z.nullable(z.string()), null),
  orders: z.optional(listOf(placed)),
});

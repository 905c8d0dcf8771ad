/** Validators of the cart and the quote. Names and pictures may be missing, identities and amounts may not. */
import { allergenCodes } from './allergens.ts';
import { flag, id, listOf, maybeNumber, maybeText, number, numeric, pictureAddress, rowsOf, text, z } from './zod.ts';

/** Back ends without sizes and colours omit them. An option without an id is shown, and is in no request. */
const option = z.catch(
  z.nullish(z.looseObject({ id: z.catch(z.optional(id()), undefined), name: text(), price: number() })),
  null,
);

/** Codes that this version does not know stay out. */
const allergens = z.optional(listOf(z.enum(allergenCodes)));

const line = z.looseObject({
  id: id(),
  packaging_id: z.catch(z.nullish(id()), null),
  quantity: numeric,
  stock: maybeNumber,
  unit_price: maybeNumber,
  previous_price: z.catch(z.nullish(numeric), undefined),
  is_digital: flag(),
  name: text(),
  thumbnail: pictureAddress(),
  brand: maybeText,
  unit: maybeText,
  size: option,
  color: option,
  price: number(),
  discount_price: number(),
  discount_percentage: number(),
  rating: number(),
  total_reviews: text('0'),
  total_sold: text('0'),
  contains: allergens,
  may_contain: allergens,
});

/** As in 09:00; anything else counts as absent. */
const hour = z.catch(z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))), undefined);

const group = z.looseObject({
  shop_id: id(),
  shop_name: text(),
  shop_logo: pictureAddress(),
  shop_rating: number(),
  shop_total_reviews: z.optional(text()),
  shop_online: flag(),
  opens_at: hour,
  products: rowsOf(line),
  delivery_charge: maybeNumber,
  minimum_order_amount: maybeNumber,
  free_delivery_amount: maybeNumber,
});

const cart = z.looseObject({
  total: number(),
  cart_items: rowsOf(group),
  info: maybeText,
  cart_version: maybeNumber,
});

/**
 * A response without `cart_items` is no cart, and a line without an identity or a quantity is left out. A cart without a
 * total has at least its own lines.
 */
export const cartValidator = z.pipe(
  cart,
  z.transform((given: z.output<typeof cart>) => ({
    ...given,
    total: given.total || given.cart_items.flatMap(({ products }) => products).length,
  })),
);

const tax = z.looseObject({ id: z.catch(id(), 0), name: text(), percentage: number(), amount: numeric });
const delivery = z.looseObject({ shop_id: id(), amount: numeric });
const coupon = z.looseObject({ shop_id: id(), code: text(), amount: numeric });

const totals = z.looseObject({
  total_amount: numeric,
  delivery_charge: number(),
  coupon_discount: number(),
  order_tax_amount: number(),
  payable_amount: numeric,
  all_vat_taxes: listOf(tax),
  deliveries: z.optional(listOf(delivery)),
  coupons: z.optional(listOf(coupon)),
});

export const quoteValidator = z.looseObject({
  checkout: totals,
  apply_coupon: flag(),
  checkout_items: rowsOf(group),
  cart_version: maybeNumber,
  // A choice that this version does not know stays out.
  sold_out_choices: z.optional(listOf(z.enum(['leave_out', 'call_me', 'best_match']))),
});

const placed = z.looseObject({ id: id(), order_code: text(), shop_id: z.catch(id(), 0), amount: number() });

/** Older back ends do not list the placed orders. */
export const orderPlacedValidator = z.looseObject({
  order_payment_url: z.catch(z.nullable(z.string()), null),
  orders: z.optional(listOf(placed)),
});

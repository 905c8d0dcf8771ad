/**
 * The fields that a report contains unchanged. Every other field is replaced (`redact.ts`): an unlisted field is
 * not in these lists, so it cannot be in a report.
 */

import { coreFlows, lazyFlows } from '#machines/registry.ts';
import { patterns } from '#src/routes/paths.ts';

/** Numbers: ids, counts, prices, sizes and places in a list. No phone, no code, no place on a map. */
export const keptNumbers: ReadonlySet<string> = new Set(
  `1 2 3 4 5 activeShopId addressId address_id ahead all amount attempts available category_id closeCode color colorId color_id
  completed confirm count
  coupon_discount cart_version delivered delivery_charge discount discountPercentage discount_percentage discount_price
  endingId favoriteCount fullPrice height id ids lastId limit limit_for_user line max_discount_amount max_price
  min_order_amount min_price on_the_way orderId order_id order_qty order_tax_amount packagingId packaging_count
  packaging_id page pages payable_amount pending per_page percentage phone_max_length phone_min_length pickup position
  previousPrice previous_price price processing productId product_id product_price pusher_app_port quantity rate
  rate_from_default rating return_order_within_days running secondsLeft selectedShopIds shopId shopIds shopRating shop
  shop_id shop_ids shop_rating size sizeId size_id stock sub_category_id subtotal tax_amount total totalItem total_amount total_categories
  total_discount_amount total_order_amount total_products total_review total_reviews unitPrice unit_price unread
  unread_message_shop unread_message_user unread_messages width`.split(/\s+/),
);

/** Texts of these names stay where they are words of the contract or of the charts. */
export const keptWordNames: ReadonlySet<string> = new Set(
  `about activity app_locale by field flow flows from gateway kind locale method operation origin page panel payment_method
  leaveTo provider purpose reason returnTo scheme sort sort_type status to type`.split(/\s+/),
);

/** Fields with other names elsewhere: `<list> <field>`, and the name of the same content. */
export const namesInPlace: ReadonlyMap<string, string> = new Map([['languages name', 'locale']]);

/** Names of the charts, beyond the words of the contract. */
export const chartWords: ReadonlySet<string> = new Set([
  ...coreFlows,
  ...Object.keys(lazyFlows),
  ...Object.keys(patterns),
  ...`account added buyNow dark expired guest here light message network none offline order orders otherTab page person
  product reading refused register restored reset shop shopper sidebar signedOut system ticket topBar unable en ar ir`.split(
    /\s+/,
  ),
]);

/** Texts of these names stay where they are a day or a moment: sales begin and end, and payments have a last day. */
export const keptMoments: ReadonlySet<string> = new Set(
  'end_date expires_at last_return_date moment pay_until start_date until'.split(' '),
);

/** Paths of pages: their fixed parts stay, and so do numbers in them. */
export const keptPaths: ReadonlySet<string> = new Set('path'.split(' '));

/** Objects whose values are numbers as text, such as the id in an address. */
export const keptNumberTexts: ReadonlySet<string> = new Set('id'.split(' '));

/**
 * Where each table would be in a distributed PostgreSQL such as Citus: `sharded` by the id of a shopper, `copied` to every
 * node, or `local` to one node. docs/scaling.md says why.
 */

export type Placement = { kind: 'sharded'; key: string | undefined } | { kind: 'copied' } | { kind: 'local' };

/** Those with the column of the shopper's id; undefined: the table has none, and reaches its shopper by another table. */
const sharded: Record<string, string | undefined> = {
  users: 'id',
  addresses: 'user_id',
  cart_lines: 'user_id',
  carts: 'user_id',
  collected_vouchers: 'user_id',
  conversations: 'user_id',
  delivery_holds: 'user_id',
  push_messages: undefined,
  push_subscriptions: 'user_id',
  favourites: 'user_id',
  idempotency_keys: 'user_id',
  messages: undefined,
  order_history: undefined,
  order_lines: undefined,
  order_taxes: undefined,
  orders: 'user_id',
  allergy_profiles: 'user_id',
  partial_refunds: undefined,
  passkeys: 'user_id',
  password_resets: 'user_id',
  payment_notices: undefined,
  payment_shares: undefined,
  payments: 'user_id',
  professional_applications: 'user_id',
  professional_documents: undefined,
  recently_viewed: 'user_id',
  return_history: undefined,
  return_lines: undefined,
  return_photos: undefined,
  returns: 'user_id',
  review_photos: undefined,
  reviews: 'customer_id',
  saved_list_lines: undefined,
  saved_lists: 'user_id',
  sessions: 'user_id',
  social_identities: 'user_id',
  ticket_attachments: undefined,
  ticket_messages: undefined,
  tickets: 'user_id',
  uploads: 'owner_id',
};

/** What everybody reads and shops change. */
const copied = [
  'banners',
  'blog_categories',
  'blog_post_products',
  'blog_post_tags',
  'blog_posts',
  'blog_tags',
  'brand_counts',
  'brands',
  'catalogues',
  'categories',
  'color_counts',
  'colors',
  'countries',
  'currencies',
  'delivery_calendars',
  'delivery_charges',
  'fact_counts',
  'delivery_slots',
  'flash_sale_items',
  'flash_sales',
  'languages',
  'listing_counts',
  'listings',
  'packagings',
  'pages',
  'product_colors',
  'product_facts',
  'product_sizes',
  'products',
  'recipe_ingredients',
  'recipes',
  'search_documents',
  'search_heads',
  'search_places',
  'search_things',
  'search_words',
  'seller_pictures',
  'settings',
  'shops',
  'size_counts',
  'sizes',
  'sub_categories',
  'taxes',
  'vouchers',
];

/** Of people without an account, of the outbox and of the shop's own workings. */
const local = [
  'contact_messages',
  'one_time_codes',
  'outbox',
  'partner_applications',
  'partner_proofs',
  'rate_limits',
  'sandbox_sessions',
  'search_changes',
  'search_indexes',
  'shop_secrets',
  'social_proofs',
];

/** Undefined: nobody has said where the table belongs. */
export function placementOf(table: string): Placement | undefined {
  if (Object.hasOwn(sharded, table)) return { kind: 'sharded', key: sharded[table] };
  if (copied.includes(table)) return { kind: 'copied' };
  return local.includes(table) ? { kind: 'local' } : undefined;
}

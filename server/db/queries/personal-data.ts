/** Everything that the database holds about one shopper: read for an export, and removed when the account goes. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import type { Tx } from './transaction.ts';

/** In place of a name that is gone. */
export const noName = '—';

type Part = (userId: number) => SQL;

/** Rows of a table that belongs to the shopper, without its own columns for keys and secrets. */
const owned =
  (table: string, order: string, ...hidden: string[]): Part =>
  (userId) => {
    const columns = sql.raw(`array[${['user_id', ...hidden].map((name) => `'${name}'`).join(', ')}]::text[]`);
    return sql`select to_jsonb(t) - ${columns} as row from ${sql.identifier(table)} t where t.user_id = ${userId}
      order by ${sql.raw(order)}`;
  };

const parts: Readonly<Record<string, Part>> = {
  account: (id) => sql`select to_jsonb(t) - 'password_hash' as row from users t where t.id = ${id}`,
  addresses: owned('addresses', 't.id'),
  sessions: owned('sessions', 't.id', 'token_hash'),
  sign_in_providers: owned('social_identities', 't.id'),
  passkeys: owned('passkeys', 't.id', 'public_key'),
  notifications: owned('push_subscriptions', 't.id', 'endpoint', 'p256dh', 'auth'),
  allergies: owned('allergy_profiles', 't.user_id'),
  delivery_holds: owned('delivery_holds', 't.shop_id'),
  cart: owned('cart_lines', 't.id'),
  lists: (id) => sql`select (to_jsonb(t) - 'user_id' - 'link_token') || jsonb_build_object(
      'lines', (select coalesce(jsonb_agg(to_jsonb(l) - 'list_id' order by l.id), '[]') from saved_list_lines l where l.list_id = t.id)
    ) as row from saved_lists t where t.user_id = ${id} order by t.id`,
  favourites: owned('favourites', 't.created_at'),
  recently_viewed: owned('recently_viewed', 't.viewed_at'),
  collected_vouchers: owned('collected_vouchers', 't.collected_at'),
  orders: (id) => sql`select (to_jsonb(t) - 'user_id') || jsonb_build_object(
      'lines', (select coalesce(jsonb_agg(to_jsonb(l) - 'order_id' order by l.id), '[]') from order_lines l where l.order_id = t.id),
      'history', (select coalesce(jsonb_agg(to_jsonb(h) - 'order_id' order by h.id), '[]') from order_history h where h.order_id = t.id)
    ) as row from orders t where t.user_id = ${id} order by t.id`,
  payments: owned('payments', 't.id', 'key'),
  refunds: (id) => sql`select to_jsonb(r) as row from partial_refunds r
    join payments p on p.id = r.payment_id where p.user_id = ${id} order by r.id`,
  returns: owned('returns', 't.id'),
  reviews: (id) =>
    sql`select to_jsonb(t) - 'customer_id' as row from reviews t where t.customer_id = ${id} order by t.id`,
  conversations: (id) => sql`select (to_jsonb(t) - 'user_id') || jsonb_build_object(
      'messages', (select coalesce(jsonb_agg(to_jsonb(m) - 'conversation_id' order by m.id), '[]') from messages m where m.conversation_id = t.id)
    ) as row from conversations t where t.user_id = ${id} order by t.id`,
  tickets: (id) => sql`select (to_jsonb(t) - 'user_id') || jsonb_build_object(
      'messages', (select coalesce(jsonb_agg(to_jsonb(m) - 'ticket_id' order by m.id), '[]') from ticket_messages m where m.ticket_id = t.id)
    ) as row from tickets t where t.user_id = ${id} order by t.id`,
  professional_application: owned('professional_applications', 't.id'),
  partner_application: owned('partner_applications', 't.id', 'proof_hash', 'request_key'),
  files: (id) => sql`select to_jsonb(t) - 'owner_id' as row from uploads t where t.owner_id = ${id} order by t.id`,
};

export type PersonalData = Record<string, Record<string, unknown>[]>;

export async function readPersonalData(db: Db, userId: number): Promise<PersonalData> {
  const data: PersonalData = {};
  for (const [name, part] of Object.entries(parts)) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(part(userId));
    data[name] = rows.map(({ row }) => row);
  }
  return data;
}

const unsettled = (userId: number) => sql`select exists (
    select from orders o where o.user_id = ${userId} and o.status not in ('Delivered', 'Cancelled')
  ) or exists (
    select from returns r where r.user_id = ${userId} and r.status not in ('Cancelled', 'Refunded')
  ) or exists (
    select from payment_shares s join payments p on p.id = s.payment_id
    where p.user_id = ${userId} and s.state in ('open', 'owed')
  ) or exists (
    select from partial_refunds r join payments p on p.id = r.payment_id
    where p.user_id = ${userId} and r.state = 'owed'
  ) as found`;

/** Goods are on their way, or money has still to come or to go back. */
export async function hasUnsettledBusiness(db: Db, userId: number): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(unsettled(userId));
  return rows[0]?.found ?? false;
}

/** Tables whose rows about a shopper go with the account. What hangs on these rows goes with them. */
export const removedTables = [
  'push_subscriptions',
  'sessions',
  'addresses',
  'carts',
  'cart_lines',
  'favourites',
  'saved_lists',
  'recently_viewed',
  'collected_vouchers',
  'social_identities',
  'passkeys',
  'allergy_profiles',
  'delivery_holds',
  'one_time_codes',
  'password_resets',
  'idempotency_keys',
  'conversations',
  'tickets',
  'professional_applications',
];

const erasedAddress = JSON.stringify({
  id: 0,
  name: noName,
  phone: '',
  area: null,
  flatNo: null,
  addressType: noName,
  addressLine: noName,
  addressLine2: null,
  postCode: null,
  latitude: null,
  longitude: null,
});

/** What the shop must keep for its books stays without a person: orders with their sums, payments, returns and stars. */
const anonymised = (userId: number): SQL[] => [
  sql`update orders set note = null, address = ${erasedAddress}::jsonb where user_id = ${userId}`,
  sql`update returns set reason = ${noName}, address = ${noName}, account_number = ${noName}, bank_name = null,
    note = case when note is null then null else ${noName} end where user_id = ${userId}`,
  sql`update reviews set author_name = ${noName} where customer_id = ${userId}`,
  sql`update users set name = ${noName}, email = 'erased-' || id || '@erased.invalid', phone = null, phone_code = null,
    country = null, password_hash = null, email_verified = false, phone_verified = false, photo = null, gender = null,
    date_of_birth = null, last_seen_at = null, language = null, wants_mails = false, is_active = false,
    is_professional = false where id = ${userId}`,
];

/** Messages that were or are to be sent to these contacts, and what somebody wrote under them in the contact form. */
const mentioned = (email: string | null, phone: string | null): SQL[] => [
  ...(email
    ? [
        sql`delete from outbox where lower(recipient) = lower(${email})`,
        sql`delete from contact_messages where lower(email) = lower(${email})`,
        sql`delete from partner_proofs where lower(email) = lower(${email})`,
      ]
    : []),
  ...(phone
    ? [sql`delete from outbox where channel = 'sms' and reverse(recipient) like reverse(${phone}) || '%'`]
    : []),
];

export type Erased = { id: number; email: string | null; phone: string | null };

/** Returns the names of files to delete after the commit. The caller holds the lock of the account. */
export async function erasePersonalData(tx: Tx, { id, email, phone }: Erased): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`delete from uploads where owner_id = ${id} returning name`);
  for (const table of removedTables) await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}`);
  for (const statement of [...mentioned(email, phone), ...anonymised(id)]) await tx.execute(statement);
  return rows.map(({ name }) => name);
}

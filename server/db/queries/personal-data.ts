/** Everything that the database holds about one shopper: read for an export, and removed when the account goes. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { toMoney } from '#server/domain/money.ts';
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

/** The same with the rows that hang on each row: their table, and its column with the number of the row. */
const ownedWith =
  (table: string, inner: Readonly<Record<string, [table: string, column: string]>>, ...hidden: string[]): Part =>
  (userId) => {
    const names = ['user_id', ...hidden].map((name) => `'${name}'`).join(', ');
    const lists = Object.entries(inner).map(
      ([name, [from, column]]) => `'${name}', (select coalesce(jsonb_agg(to_jsonb(i) - '${column}' order by i.id), '[]')
        from ${from} i where i.${column} = t.id)`,
    );
    return sql`select (to_jsonb(t) - ${sql.raw(`array[${names}]::text[]`)})
        || jsonb_build_object(${sql.raw(lists.join(', '))}) as row
      from ${sql.identifier(table)} t where t.user_id = ${userId} order by t.id`;
  };

/** What was written from or to the e-mail address, if the shopper has proved that it is theirs. */
const byAddress =
  (table: string, column: string, ...hidden: string[]): Part =>
  (userId) =>
    sql`select to_jsonb(t) - ${sql.raw(`array[${hidden.map((name) => `'${name}'`).join(', ')}]::text[]`)} as row
    from ${sql.identifier(table)} t join users u on lower(t.${sql.identifier(column)}) = lower(u.email)
    where u.id = ${userId} and u.email_verified order by t.id`;

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
  lists: ownedWith('saved_lists', { lines: ['saved_list_lines', 'list_id'] }, 'link_token'),
  favourites: owned('favourites', 't.created_at'),
  recently_viewed: owned('recently_viewed', 't.viewed_at'),
  collected_vouchers: owned('collected_vouchers', 't.collected_at'),
  orders: ownedWith('orders', {
    lines: ['order_lines', 'order_id'],
    taxes: ['order_taxes', 'order_id'],
    history: ['order_history', 'order_id'],
  }),
  payments: owned('payments', 't.id', 'key'),
  refunds: (id) => sql`select to_jsonb(r) as row from partial_refunds r
    join payments p on p.id = r.payment_id where p.user_id = ${id} order by r.id`,
  returns: ownedWith('returns', { lines: ['return_lines', 'return_id'], history: ['return_history', 'return_id'] }),
  reviews: (id) =>
    sql`select to_jsonb(t) - 'customer_id' as row from reviews t where t.customer_id = ${id} order by t.id`,
  conversations: ownedWith('conversations', { messages: ['messages', 'conversation_id'] }),
  tickets: ownedWith('tickets', { messages: ['ticket_messages', 'ticket_id'] }),
  contact_messages: byAddress('contact_messages', 'email', 'request_key'),
  mails: byAddress('outbox', 'recipient', 'secret', 'mail'),
  professional_application: owned('professional_applications', 't.id'),
  partner_application: owned('partner_applications', 't.id', 'proof_hash', 'request_key'),
  files: (id) => sql`select to_jsonb(t) - 'owner_id' as row from uploads t where t.owner_id = ${id} order by t.id`,
};

const moneyColumns = new Set([
  ...['total', 'discount', 'coupon_discount', 'delivery', 'tax', 'payable', 'agreed_coupon', 'agreed_payable'],
  ...['amount', 'price_before_discount', 'price_when_added', 'unit_price'],
]);

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Amounts as the contract has them, also in the rows that hang on a row. */
const asMoney = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map((inner) => (isRow(inner) ? asMoney(inner) : inner))];
      return [name, typeof value === 'number' && moneyColumns.has(name) ? toMoney(value) : value];
    }),
  );

export type PersonalData = Record<string, Record<string, unknown>[]>;

export async function readPersonalData(db: Db, userId: number): Promise<PersonalData> {
  const data: PersonalData = {};
  for (const [name, part] of Object.entries(parts)) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(part(userId));
    data[name] = rows.map(({ row }) => asMoney(row));
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

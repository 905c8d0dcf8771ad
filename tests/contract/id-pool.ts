/** What a sequence of requests has learnt from its responses: ids, codes and numbers, by the name of the field that takes them. */
import type { Known } from './operations.ts';
import { secretName } from './secrets.ts';

type Value = string | number;

/** Path variables that the contract calls `id`, and names for one thing in several operations. */
const aliases: Record<string, string> = {
  shop: 'shop_id',
  order: 'order_id',
  payment: 'payment_id',
  coupon: 'coupon_id',
  voucher: 'coupon_id',
  ticket_no: 'ticket_number',
  returnOrder: 'return_id',
  checkout_item: 'shop_id',
  cart_item: 'product_id',
};

const idsByPath: readonly [RegExp, string][] = [
  [/^\/address\//, 'address_id'],
  [/^\/sessions\//, 'session_id'],
  [/^\/return-order-details\//, 'return_id'],
  [/^\/flash-sale\//, 'flash_sale_id'],
];

const named = (name: string): string => aliases[name] ?? name;

const singular = (name: string) => name.replace(/([^s])s$/, '$1').replace(/sse$/, 'ss');

/** `products: [{ id }]` takes what `product_id` takes. */
export const fieldOfList = (list: string): string => `${singular(list)}_id`;

/** The name under which the pool has values for a field of this operation. */
export function poolName({ id, path }: Known, field: string): string {
  const secret = secretName(id, field);
  if (secret) return secret;
  if (field === 'id') return idsByPath.find(([pattern]) => pattern.test(path))?.[1] ?? 'id';
  return named(field.replace('[]', '').replace(/_ids$/, '_id'));
}

const isKept = (name: string) =>
  /_id$|^(?:ticket_number|slug|code|coupon_code|order_code|order_number|confirmation_code|cart_version)$/.test(name);

/** `orders: [{ id }]` gives order ids, as `order_id` does. */
const nameOf = (key: string, parent: string): string => {
  const owner = named(singular(parent));
  if (key === 'id') return owner.endsWith('_id') ? owner : `${owner}_id`;
  return key === 'code' && owner === 'coupon_id' ? 'coupon_code' : named(key);
};

const isValue = (value: unknown): value is Value => typeof value === 'number' || typeof value === 'string';

export class IdPool {
  readonly #values = new Map<string, Value[]>();

  constructor(known: Record<string, readonly Value[]>) {
    for (const [name, values] of Object.entries(known)) this.#values.set(name, [...values]);
  }

  #add(name: string, value: Value): void {
    const values = this.#values.get(name) ?? [];
    if (!values.includes(value)) this.#values.set(name, [...values, value].slice(-30));
  }

  /** Instead of what was known before. */
  replace(name: string, values: readonly Value[]): void {
    this.#values.set(name, [...values]);
  }

  /** Everything in a response that a later request can name. */
  learn(body: unknown, parent = ''): void {
    if (Array.isArray(body)) for (const each of body) this.learn(each, parent);
    else if (body && typeof body === 'object')
      for (const [key, value] of Object.entries(body)) this.#learnField(key, value, parent);
  }

  #learnField(key: string, value: unknown, parent: string): void {
    const name = nameOf(key, parent);
    if (isValue(value) && isKept(name)) this.#add(name, value);
    const payment = key === 'order_payment_url' ? /\/order\/(\d+)\//.exec(String(value))?.[1] : undefined;
    if (payment) this.#add('payment_id', Number(payment));
    this.learn(value, key);
  }

  /** A third of the picks is the first value, a third among the newest: so what belongs together is named together. */
  pick(name: string, number: number): Value | undefined {
    const values = this.#values.get(name) ?? [];
    const from = [values.slice(-3), values.slice(0, 1), values][number % 3] ?? values;
    return from[Math.floor(number / 3) % Math.max(1, from.length)];
  }
}

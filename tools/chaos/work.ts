/** A shopper's work over HTTP. Each wish is sent with its key until there is a response, as somebody does without network. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Goods, type Person, voucherCode } from './people.ts';

/** What the shoppers were told. */
export type Ledger = {
  orders: number[];
  cancelled: number[];
  paid: number[];
  messages: string[];
  /** Calls without a response. */
  cut: number;
  /** Refusals that no fault explains. */
  refused: string[];
};

export const newLedger = (): Ledger => ({ orders: [], cancelled: [], paid: [], messages: [], cut: 0, refused: [] });

export type Work = { url: string; goods: Goods; ledger: Ledger; random: () => number; isOver: () => boolean };

const callLimitMs = 20_000;
/** Longer than any fault lasts on a busy machine. */
const giveUpMs = 150_000;
/** "Again later": another request holds the key, or the database is away. */
const later = [409, 429, 503];

class Refused extends Error {}

type Call = { method: 'GET' | 'POST'; path: string; body?: object; key?: string };

async function attempt({ url, ledger }: Work, { token }: Person, { method, path, body, key }: Call) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      Authorization: `Bearer ${token}`,
      ...(key && { 'Idempotency-Key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(callLimitMs),
  }).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  if (!response || text === undefined) {
    ledger.cut += 1;
    return undefined;
  }
  if (response.ok) return JSON.parse(text).data;
  if (later.includes(response.status)) return undefined;
  throw new Refused(`${method} ${path} answered ${response.status}: ${text.slice(0, 200)}`);
}

async function insist(work: Work, person: Person, call: Call) {
  const giveUpAt = Date.now() + giveUpMs;
  while (Date.now() < giveUpAt) {
    const data = await attempt(work, person, call);
    if (data !== undefined) return data;
    await sleep(20 + work.random() * 150);
  }
  throw new Error(`${call.method} ${call.path} got no response for ${giveUpMs / 1_000} seconds.`);
}

const post = (path: string, body: object): Call => ({ method: 'POST', path, body, key: randomUUID() });

/** Presses one of the buttons of the gateway's page; what came of it, the shop says afterwards. */
async function visitGateway(address: string, button: 'pay' | 'decline'): Promise<void> {
  const limit = () => ({ signal: AbortSignal.timeout(callLimitMs) });
  const page = await fetch(address, limit()).catch(() => undefined);
  await page?.text().catch(() => undefined);
  if (!page?.ok) return;
  const body = new URLSearchParams({ do: button });
  const pressed = await fetch(page.url, { method: 'POST', body, ...limit() }).catch(() => undefined);
  await pressed?.text().catch(() => undefined);
}

async function pay(work: Work, person: Person, address: string): Promise<void> {
  await visitGateway(address, work.random() < 0.75 ? 'pay' : 'decline');
  const id = Number(/\/order\/(\d+)\//.exec(address)?.[1]);
  const { payment } = await insist(work, person, { method: 'GET', path: `/payments/${id}` });
  if (payment.status === 'paid') work.ledger.paid.push(id);
}

async function order(work: Work, person: Person): Promise<void> {
  const { goods, ledger, random } = work;
  await insist(work, person, post('/cart/store', { product_id: goods.product_id, packaging_id: goods.id }));
  const isOnline = random() < 0.3;
  const wish = {
    shop_ids: [goods.shop_id],
    address_id: person.addressId,
    payment_method: isOnline ? 'stripe' : 'cash',
    ...(random() < 0.3 && { coupon_code: voucherCode }),
  };
  const { orders, order_payment_url: address } = await insist(work, person, post('/place-order', wish));
  const { id } = orders[0];
  ledger.orders.push(id);
  if (address) await pay(work, person, address);
  if (random() < 0.3) {
    await insist(work, person, post('/orders/cancel', { order_id: id }));
    ledger.cancelled.push(id);
  }
}

async function write({ goods, ledger, ...work }: Work, person: Person): Promise<void> {
  const client_id = randomUUID();
  const body = { shop_id: goods.shop_id, message: 'Is the bread baked today?', type: 'user', client_id };
  await insist({ goods, ledger, ...work }, person, post('/send-message', body));
  ledger.messages.push(client_id);
}

export async function workAs(person: Person, work: Work): Promise<void> {
  while (!work.isOver()) {
    const wish = work.random() < 0.7 ? order : write;
    await wish(work, person).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      work.ledger.refused.push(error.message);
    });
  }
}

/** What a shopper does, one action after the other; how often each comes, and which, follows the numbers of the seed. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callLimitMs, get, insist, post, Refused, Unanswered, type Work } from './calls.ts';
import { changeAddresses, changeProfile, logInAndOut, resetPassword, toggleFavourite } from './errands.ts';
import { type Goods, type Person, voucherCode } from './people.ts';
import { deliverAndReturn, openTicket } from './shop-side.ts';

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
  const { payment } = await insist(work, person, get(`/payments/${id}`));
  if (payment.status === 'paid') work.ledger.paid.push(id);
}

const line = ({ product_id, id }: Goods) => ({ product_id, packaging_id: id });

async function order(work: Work, person: Person): Promise<void> {
  const { goods, ledger, random } = work;
  await insist(work, person, post('/cart/store', line(goods)));
  const isOnline = random() < 0.3;
  const order = {
    shop_ids: [goods.shop_id],
    address_id: person.addressId,
    payment_method: isOnline ? 'stripe' : 'cash',
    ...(random() < 0.3 && { coupon_code: voucherCode }),
  };
  const { orders, order_payment_url: address } = await insist(work, person, post('/place-order', order));
  const { id } = orders[0];
  ledger.orders.push(id);
  if (address) await pay(work, person, address);
  const next = random();
  if (next < 0.3) {
    await insist(work, person, post('/orders/cancel', { order_id: id }));
    ledger.cancelled.push(id);
  } else if (next < 0.5 && !isOnline) await deliverAndReturn(work, person, id);
}

/** As somebody looks round; what they see is checked elsewhere. */
async function browse(work: Work, person: Person): Promise<void> {
  const { goods, random } = work;
  const words = ['milk', 'chese', 'apple', 'bread', 'حليب', 'نان'][Math.floor(random() * 6)] ?? 'milk';
  await insist(work, person, get(`/products?search=${encodeURIComponent(words)}&page=1&per_page=12`));
  await insist(work, person, get(`/product-details?product_id=${goods.product_id}`));
  await insist(work, person, get('/orders?page=1&per_page=12'));
}

async function write(work: Work, person: Person): Promise<void> {
  const client_id = randomUUID();
  const body = { shop_id: work.goods.shop_id, message: 'Is the bread baked today?', type: 'user', client_id };
  await insist(work, person, post('/send-message', body));
  work.ledger.messages.push(client_id);
}

type Action = (work: Work, person: Person) => Promise<void>;

/** Of a hundred actions. */
const actions: [Action, number][] = [
  [order, 40],
  [write, 15],
  [browse, 15],
  [toggleFavourite, 8],
  [changeAddresses, 8],
  [changeProfile, 4],
  [openTicket, 4],
  [logInAndOut, 4],
  [resetPassword, 2],
];

const bowl = actions.flatMap(([action, share]) => Array.from({ length: share }, () => action));

const drawn = (random: () => number): Action => bowl[Math.floor(random() * bowl.length)] ?? order;

/** One action; a refusal that no fault explains, or no response at all, goes into the ledger. */
export async function takeAction(work: Work, person: Person): Promise<void> {
  await drawn(work.random)(work, person).catch((error: unknown) => {
    if (!(error instanceof Refused || error instanceof Unanswered)) throw error;
    work.ledger.refused.push(error.message);
  });
}

/** `restMs`: how long somebody thinks between two actions. */
export async function workAs(person: Person, work: Work, restMs: number, onAction: () => unknown = () => undefined) {
  while (!work.isOver()) {
    await takeAction(work, person);
    onAction();
    if (restMs > 0) await sleep(restMs * 2 * work.random());
  }
}

/**
 * Orders by twenty shoppers at once while the server is killed (`kill -9`) and started again, and then counts: no order
 * that was acknowledged is lost, none is there twice after its repetition with the same key.
 *
 * DATABASE_URL=… node scripts/kill-nine.mjs [--kills 2] [--seed 1]     on a database that may be thrown away
 */
import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import pg from 'pg';

const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } });
const kills = Number(values.kills ?? 2);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const clients = 20;
const giveUpMs = 55_000;
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('Set DATABASE_URL to a database that may be thrown away.');

let state = seed;
const random = () => {
  state = (state * 48_271 + 11) % 2_147_483_647;
  return state / 2_147_483_647;
};
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
const startedAt = Date.now();
const isLate = () => Date.now() - startedAt > giveUpMs;

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** The server runs from its sources in one process, so that its id is the one to kill. */
async function startShop(port) {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    LARDER_LIMITS: 'off',
    API_ONLY: '1',
    DEMO_SHOP: 'off',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
  while (!(await isReady(port))) {
    if (child.exitCode !== null || isLate()) throw new Error(`The shop did not start:\n${printed}`);
    await pause(50);
  }
  return child;
}

const isReady = (port) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

const exited = (child) => new Promise((resolve) => child.once('exit', resolve));

async function makeShopper(index) {
  const email = `kill-nine-${index}-${randomUUID()}@larder.test`;
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  const user = await pool.query('insert into users (name, email) values ($1, $2) returning id', ['Shopper', email]);
  const { id } = user.rows[0];
  await pool.query(`insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`, [
    hash,
    id,
  ]);
  const address = await pool.query(
    `insert into addresses (user_id, name, phone, address_type, address_line)
     values ($1, 'Ann', '2025550100', 'home', '1 Road') returning id`,
    [id],
  );
  return { id, token, addressId: address.rows[0].id };
}

async function call(port, { token }, path, body, key) {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': key,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Undefined: no response, or one that requests a later retry. */
async function attempt(port, shopper, path, body, key, tally) {
  const answer = await call(port, shopper, path, body, key).catch(() => undefined);
  if (!answer) tally.cut += 1;
  if (answer?.status === 200) return answer.body.data;
  if (answer && ![409, 429, 503].includes(answer.status)) throw new Refused(answer);
  return undefined;
}

/** Repeats until there is a response, like a shopper who sees "no connection" and presses the button again. */
async function insist(port, shopper, path, body, key, tally) {
  while (!isLate()) {
    const data = await attempt(port, shopper, path, body, key, tally);
    if (data) return data;
    await pause(20 + random() * 80);
  }
  throw new Error('Too late.');
}

class Refused extends Error {
  constructor({ status, body }) {
    super(`${status} ${body.message}`);
  }
}

async function assignOrdering(port, shopper, goods, tally, isOver) {
  const { id: packaging_id, product_id, shop_id } = goods;
  while (!isOver()) {
    await insist(port, shopper, '/cart/store', { product_id, packaging_id }, randomUUID(), tally);
    const wish = { shop_ids: [shop_id], address_id: shopper.addressId, payment_method: 'cash' };
    const { orders } = await insist(port, shopper, '/place-order', wish, randomUUID(), tally);
    tally.acknowledged.push({ userId: shopper.id, orderId: orders[0].id });
  }
}

async function count({ acknowledged }, shoppers, goods, stockBefore) {
  const ids = acknowledged.map(({ orderId }) => orderId);
  const users = shoppers.map(({ id }) => id);
  const { rows } = await pool.query(
    `select count(*)::int as orders, count(*) filter (where not id = any ($2))::int as unknown,
       (select coalesce(sum(quantity), 0)::int from order_lines l join orders o on o.id = l.order_id
         where o.user_id = any ($1)) as pieces,
       (select stock from packagings where id = $3) as stock
     from orders where user_id = any ($1)`,
    [users, ids, goods.id],
  );
  const [{ orders, unknown, pieces, stock }] = rows;
  return {
    acknowledged: ids.length,
    orders,
    lost: new Set(ids).size - (orders - unknown),
    doubled: ids.length - new Set(ids).size + unknown,
    stockDifference: stockBefore - pieces - stock,
  };
}

async function chooseGoods() {
  const { rows } = await pool.query(
    `select k.id, k.product_id, p.shop_id from packagings k join products p on p.id = k.product_id order by k.id limit 1`,
  );
  await pool.query('update packagings set stock = 1000000 where id = $1', [rows[0].id]);
  return rows[0];
}

const port = await freePort();
let shop = await startShop(port);
try {
  const goods = await chooseGoods();
  const shoppers = await Promise.all(Array.from({ length: clients }, (_, index) => makeShopper(index)));
  const tally = { acknowledged: [], cut: 0 };
  let over = false;
  const working = shoppers.map((shopper) => assignOrdering(port, shopper, goods, tally, () => over));
  // The rejection is handled below; until then it must not end the process.
  const done = Promise.allSettled(working);
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(1_000 + random() * 1_500);
    process.kill(shop.pid, 'SIGKILL');
    await exited(shop);
    shop = await startShop(port);
  }
  await pause(500);
  over = true;
  const failures = (await done).filter(({ status }) => status === 'rejected').map(({ reason }) => String(reason));
  const result = { seed, kills, cut: tally.cut, failures, ...(await count(tally, shoppers, goods, 1_000_000)) };
  console.log(JSON.stringify(result));
  const isGood = failures.length + Math.abs(result.lost) + result.doubled + Math.abs(result.stockDifference) === 0;
  process.exitCode = isGood ? 0 : 1;
} finally {
  shop.kill('SIGKILL');
  await pool.end();
}

/** The shops that test files share: each is opened by the first file of a worker that asks, and closed with the worker. */
import { test } from 'vitest';
import { cartFilling } from './cart-shop.ts';
import type { Filling } from './database.ts';
import { demoFilling } from './demo-database.ts';
import { paymentFilling } from './payment-shop.ts';
import { type SharedServer, startTestServer, type TestServer } from './server.ts';

/** The product of the contract’s examples. */
export const exampleProduct = 41;

/** The demo shop as the cases of the contract need it: every case buys, and none gives back. */
const contractFilling: Filling = {
  name: 'contract',
  fill: async (database) => {
    await demoFilling.fill(database);
    await database.pool.query(`update packagings set stock = 10000 where product_id = ${exampleProduct}`);
    await database.pool.query(`update settings set value = 'true' where key = 'onlinePayment'`);
  },
};

const fillings = {
  cart: cartFilling,
  contract: contractFilling,
  demo: demoFilling,
  payment: paymentFilling,
};

const open = new Map<string, Promise<TestServer>>();

/** For files that ask for the same shop, make accounts of their own and leave the rest as they found it. */
export function sharedServer(name: keyof typeof fillings): Promise<SharedServer> {
  const server = open.get(name) ?? startTestServer({ filling: fillings[name] });
  open.set(name, server);
  return server;
}

async function closeAll(): Promise<void> {
  const servers = [...open.values()];
  open.clear();
  await Promise.allSettled(servers.map(async (server) => (await server).close()));
}

/** A worker ends when nobody has anything left for it to do; only a fixture of its own hears of that. */
export const closingTest = test.extend<{ $worker: { closing: true } }>({
  closing: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from it which fixtures this one needs.
    async ({}, use) => {
      await use(true);
      await closeAll();
    },
    { scope: 'worker' },
  ],
});

/** The shops that test files share: opened for the first file of a worker that needs one, closed with the worker. */

import type { Filling } from '../database/database.ts';
import { demoFilling } from '../database/demo-database.ts';
import { cartFilling } from '../shops/cart-shop.ts';
import { optionsFilling } from '../shops/options-shop.ts';
import { paymentFilling } from '../shops/payment-shop.ts';
import { type SharedServer, startTestServer, type TestServer } from './server.ts';
import { atWorkerEnd } from './worker-end.ts';

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
  options: optionsFilling,
  payment: paymentFilling,
};

const open = new Map<string, Promise<TestServer>>();

/** For files that need the same shop, create accounts of their own and change nothing else. */
export function sharedServer(name: keyof typeof fillings): Promise<SharedServer> {
  const known = open.get(name);
  if (known) return known;
  const server = startTestServer({ filling: fillings[name] });
  open.set(name, server);
  atWorkerEnd(async () => (await server).close());
  return server;
}

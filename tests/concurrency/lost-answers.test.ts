/** The response to an order gets lost after the order was made: asking again with the same key finds the very same order. */
import { connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { scaled } from '#tests/support/scale.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { keyed, milk, type RaceShop, startRaceShop, statuses } from '#tests/support/shops/crowd-shop.ts';

const rounds = scaled(25);

let race: RaceShop;
let cutting: Server;
let address = '';
let cut = 0;

/** Passes requests on, and hangs up at the first byte of the response: the transaction has been committed by then. */
function cuttingProxy(port: number): Server {
  return createServer((client) => {
    const server = connect(port, '127.0.0.1');
    const hangUp = () => {
      client.destroy();
      server.destroy();
    };
    client.on('error', hangUp).pipe(server);
    server.on('error', hangUp).once('data', () => {
      cut += 1;
      hangUp();
    });
  });
}

beforeAll(async () => {
  race = await startRaceShop();
  await race.setStock(ids.milkLitre, 1_000);
  cutting = cuttingProxy(Number(new URL(race.shop.url).port));
  await new Promise<void>((resolve) => cutting.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(cutting.address() as { port: number }).port}/api/place-order`;
});

afterAll(async () => {
  cutting.close();
  await race.shop.close();
});

const unanswered = ({ token, addressId }: Shopper, key: string) =>
  fetch(address, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...keyed(key).headers,
    },
    body: JSON.stringify({ shop_ids: [ids.dairy], address_id: addressId, payment_method: 'cash' }),
  }).then(
    () => 'answered',
    () => 'cut',
  );

const orderOf = ({ id }: Shopper) => race.value(`select id as value from orders where user_id = ${id}`);

describe('a response that got lost', () => {
  test(`is sent again for the same key, ${rounds} times of ${rounds}`, async () => {
    const buyers = await race.buyers(rounds);
    await race.fillCarts(buyers, [milk]);
    const repeated = [];
    for (const buyer of buyers) {
      const key = crypto.randomUUID();
      expect(await unanswered(buyer, key)).toBe('cut');
      const made = await orderOf(buyer);
      const response = await race.place(buyer, [ids.dairy], { key });
      expect(response.body.data.orders[0].id).toBe(made);
      repeated.push(response);
    }
    expect([cut, statuses(repeated)]).toEqual([rounds, { 200: rounds }]);
    expect(await race.value('select count(*) as value from orders')).toBe(rounds);
    expect(await race.value(`select stock as value from packagings where id = ${ids.milkLitre}`)).toBe(1_000 - rounds);
  });
});

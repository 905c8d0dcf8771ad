/** @spec R86, R87 */
import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createClient } from '#api/client.ts';
import { addBoth } from '#tests/support/charts/start-lines.ts';
import { liveLinesToCart } from './lines-to-cart.live.ts';
import { selectLinesToCart } from './lines-to-cart.selectors.ts';

type Sent = { body: Record<string, unknown>; key: string | null };
type Reply = () => Response;

const added: Reply = () => Response.json({ data: { cart_items: [], total: 0 } });
const refused: Reply = () => Response.json({ message: 'Sold out.' }, { status: 422 });
const broken: Reply = () => Response.json({ message: 'Broken.' }, { status: 500 });

/** Replies in turn; the last one to every further request. */
const start = (...replies: Reply[]) => {
  const sent: Sent[] = [];
  const client = createClient({
    baseUrl: 'https://shop.test/api',
    locale: () => 'en',
    token: () => '7|token',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      return (replies.length > 1 ? replies.shift() : replies[0])?.() ?? broken();
    },
  });
  const actor = createActor(liveLinesToCart(client), { input: { isSignedIn: true } }).start();
  const until = async (stage: string) => {
    await waitFor(actor, (snapshot) => selectLinesToCart(snapshot).stage === stage);
    return selectLinesToCart(actor.getSnapshot());
  };
  return { sent, until, add: () => actor.send(addBoth) };
};

describe('the lines', () => {
  test('go into the cart one by one, and a refused one holds no other back', async () => {
    const { sent, until, add } = start(refused, added);
    add();
    expect(await until('added')).toMatchObject({
      report: { added: 1, refused: [{ id: 41, name: 'Basmati Rice', quantity: 1, message: 'Sold out.' }] },
    });
    expect(sent.map(({ body }) => body)).toMatchObject([
      { product_id: 41, packaging_id: 97, quantity: 1, unit: '1 kg' },
      { product_id: 42, packaging_id: 98, quantity: 2, unit: '500 g' },
    ]);
  });

  test('are the same requests after a failure, and others at the next time', async () => {
    const { sent, until, add } = start(added, broken, added);
    add();
    await until('failed');
    add();
    await until('added');
    add();
    await until('added');
    const [rice, tomatoes, tomatoesAgain, nextRice] = sent.map(({ key }) => key);
    expect(rice).not.toBe(tomatoes);
    expect(tomatoesAgain).toBe(tomatoes);
    expect(nextRice).not.toBe(rice);
  });
});

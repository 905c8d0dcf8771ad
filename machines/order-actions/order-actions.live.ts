/** The order actions with their ports filled by the API, and random idempotency keys. */
import { assign } from 'xstate';
import type { Client } from '#api/client.ts';
import { addToCart } from '#api/operations/cart.ts';
import { cancelOrder, orderAgain } from '#api/operations/orders.ts';
import { call } from '../shared/call.ts';
import { failureOf } from '../shared/failure.ts';
import { fetchOrder } from '../shared/order.live.ts';
import { orderActionsMachine } from './order-actions.machine.ts';
import { type Addition, additionsOf, leftOut } from './order-actions.rest.ts';
import type { Cancellation, LeftOut, OrderedAgain, Repetition, Rest, Said } from './order-actions.types.ts';

/** The same lines, added again after a lost response, are the same requests. */
const additionKeys = () => {
  const drafts = new WeakMap<object, Map<string, string>>();
  return (draft: object, { product_id, packaging_id }: Addition): string => {
    const keys = drafts.get(draft) ?? new Map<string, string>();
    drafts.set(draft, keys);
    const line = `${product_id}-${packaging_id}`;
    const key = keys.get(line) ?? crypto.randomUUID();
    keys.set(line, key);
    return key;
  };
};

/** Line by line, so that an unavailable line does not keep the others out of the cart. */
const liveRest = (client: Client) => {
  const keyOf = additionKeys();
  const add = async (draft: object, addition: Addition, signal: AbortSignal): Promise<string | undefined> => {
    const { name: _, unit, ...line } = addition;
    const wish = { ...line, ...(unit ? { unit } : {}), idempotencyKey: keyOf(draft, addition) };
    try {
      await addToCart(client, wish, signal);
      return undefined;
    } catch (error) {
      const { kind, message = '' } = failureOf(error);
      if (kind !== 'refused') throw error;
      return message;
    }
  };

  return async ({ orderId, missing }: Rest, signal: AbortSignal) => {
    const { products } = await fetchOrder(client, orderId, signal);
    const additions = additionsOf(products, missing);
    const refused: LeftOut[] = [];
    for (const addition of additions) {
      const refusal = await add(missing, addition, signal);
      if (refusal !== undefined) refused.push(leftOut(addition, refusal));
    }
    return { added: additions.length - refused.length, refused: [...missing, ...refused] };
  };
};

export const liveOrderActions = (client: Client) =>
  orderActionsMachine.provide({
    actors: {
      cancelOrder: call<Said, Cancellation>((body, signal) => cancelOrder(client, body, signal)),
      orderAgain: call<OrderedAgain, Repetition>((body, signal) => orderAgain(client, body, signal)),
      addRest: call(liveRest(client)),
    },
    actions: { replaceKey: assign({ key: () => crypto.randomUUID() }) },
  });

/** The order actions with their ports filled by the API, and random idempotency keys. */
import { assign } from 'xstate';
import type { Client } from '#api/client.ts';
import { addToCart } from '#api/operations/cart.ts';
import { cancelOrder, orderAgain } from '#api/operations/orders.ts';
import { call } from '../shared/call.ts';
import { failureOf } from '../shared/failure.ts';
import { fetchOrder } from '../shared/order.live.ts';
import { orderActionsMachine } from './order-actions.machine.ts';
import { type Addition, additionsOf, leftOut, priceChange } from './order-actions.rest.ts';
import type {
  Cancellation,
  LeftOut,
  OrderedAgain,
  PriceChange,
  Repetition,
  Rest,
  RestReport,
  Said,
} from './order-actions.types.ts';

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

type Outcome = { refused?: LeftOut; changed?: PriceChange | undefined };

/** Line by line, so that an unavailable line does not keep the others out of the cart. */
const liveRest = (client: Client) => {
  const keyOf = additionKeys();
  const add = async (draft: object, addition: Addition, signal: AbortSignal): Promise<Outcome> => {
    const { product_id, packaging_id, quantity, unit } = addition;
    const line = { product_id, packaging_id, quantity, ...(unit ? { unit } : {}) };
    try {
      const cart = await addToCart(client, { ...line, idempotencyKey: keyOf(draft, addition) }, signal);
      return { changed: priceChange(addition, cart) };
    } catch (error) {
      const { kind, message = '' } = failureOf(error);
      if (kind !== 'refused') throw error;
      return { refused: leftOut(addition, message) };
    }
  };

  return async ({ orderId, missing }: Rest, signal: AbortSignal): Promise<RestReport> => {
    const { products } = await fetchOrder(client, orderId, signal);
    const outcomes: Outcome[] = [];
    for (const addition of additionsOf(products, missing)) outcomes.push(await add(missing, addition, signal));
    const refused = outcomes.flatMap((outcome) => outcome.refused ?? []);
    const changed = outcomes.flatMap((outcome) => outcome.changed ?? []);
    return { added: outcomes.length - refused.length, refused: [...missing, ...refused], changed };
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

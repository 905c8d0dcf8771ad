/** The order actions with their ports filled by the API, and random idempotency keys. */
import { assign } from 'xstate';
import type { Client } from '#api/client.ts';
import { cancelOrder, orderAgain } from '#api/operations/orders.ts';
import type { ResponseMessage } from '#api/types/response-message.ts';
import { type LineOutcome, lineAdder, refusalOf } from '../cart/add-lines.live.ts';
import { call } from '../shared/call.ts';
import { fetchOrder } from '../shared/order.live.ts';
import { type Addition, additionsOf, priceChange } from './order-actions.additions.ts';
import { orderActionsMachine } from './order-actions.machine.ts';
import type { Cancellation, OrderedAgain, PriceChange, Repetition, Rest, RestReport } from './order-actions.types.ts';

const changeOf = (addition: Addition, outcome: LineOutcome | undefined): PriceChange[] => {
  const change = outcome?.isAdded ? priceChange(addition, outcome.cart) : undefined;
  return change ? [change] : [];
};

const liveRest = (client: Client) => {
  const addLines = lineAdder(client);
  return async ({ orderId, missing }: Rest, signal: AbortSignal): Promise<RestReport> => {
    const { products } = await fetchOrder(client, orderId, signal);
    const additions = additionsOf(products, missing);
    const outcomes = await addLines(missing, additions, signal);
    const refused = additions.flatMap((addition, at) => refusalOf(addition, outcomes[at]));
    const changed = additions.flatMap((addition, at) => changeOf(addition, outcomes[at]));
    return { added: additions.length - refused.length, refused: [...missing, ...refused], changed };
  };
};

export const liveOrderActions = (client: Client) =>
  orderActionsMachine.provide({
    actors: {
      cancelOrder: call<ResponseMessage, Cancellation>((body, signal) => cancelOrder(client, body, signal)),
      orderAgain: call<OrderedAgain, Repetition>((body, signal) => orderAgain(client, body, signal)),
      addRest: call(liveRest(client)),
    },
    actions: { replaceKey: assign({ key: () => crypto.randomUUID() }) },
  });

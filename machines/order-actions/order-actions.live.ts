/** The order actions with their ports filled by the API, and random idempotency keys. */
import { assign } from 'xstate';
import type { Client } from '#api/client.ts';
import { cancelOrder, orderAgain } from '#api/operations/orders.ts';
import type { ResponseMessage } from '#api/types/response-message.ts';
import { lineAdder } from '../cart/add-lines.live.ts';
import { type LeftOut, leftOut } from '../shared/added-lines.ts';
import { call } from '../shared/call.ts';
import { fetchOrder } from '../shared/order.live.ts';
import { orderActionsMachine } from './order-actions.machine.ts';
import { type Addition, additionsOf, priceChange } from './order-actions.rest.ts';
import type { Cancellation, OrderedAgain, PriceChange, Repetition, Rest, RestReport } from './order-actions.types.ts';

type Outcome = { refused?: LeftOut; changed?: PriceChange | undefined };

const liveRest = (client: Client) => {
  const addLine = lineAdder(client);
  const add = async (draft: object, addition: Addition, signal: AbortSignal): Promise<Outcome> => {
    const outcome = await addLine(draft, addition, signal);
    return outcome.isAdded
      ? { changed: priceChange(addition, outcome.cart) }
      : { refused: leftOut(addition, outcome.message) };
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
      cancelOrder: call<ResponseMessage, Cancellation>((body, signal) => cancelOrder(client, body, signal)),
      orderAgain: call<OrderedAgain, Repetition>((body, signal) => orderAgain(client, body, signal)),
      addRest: call(liveRest(client)),
    },
    actions: { replaceKey: assign({ key: () => crypto.randomUUID() }) },
  });

/** The lives of orders, returns and tickets, walked along every edge; what may move is what the running chart does. */
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { canMove, type OrderStatus, orderMachine } from '#machines/lifecycles/order.machine.ts';
import { canReturnMove, returnMachine } from '#machines/lifecycles/return.machine.ts';
import { canTicketMove, ticketMachine } from '#machines/lifecycles/ticket.machine.ts';
import { transitionsOf } from '#tools/flows/transitions.ts';

type MayMove = (from: never, to: never, by: 'shop' | 'customer') => boolean;

const lives: [AnyStateMachine, MayMove][] = [
  [orderMachine, (from: OrderStatus, to: OrderStatus, by) => canMove(from, to, by)],
  [returnMachine, canReturnMove],
  [ticketMachine, canTicketMove],
];

describe.each(lives.map(([machine, mayMove]) => ({ id: machine.id, machine, mayMove })))(
  'the life of a $id',
  ({ machine, mayMove }) => {
    const ways = new Map(getShortestPaths(machine).map(({ state, steps }) => [String(state.value), steps]));

    test.each([...transitionsOf(machine)])('%s', (_name, { source, eventType, target }) => {
      const actor = createActor(machine).start();
      for (const { event } of ways.get(source.key) ?? []) actor.send(event);
      expect(actor.getSnapshot().value).toBe(source.key);
      actor.send({ type: eventType });
      const to = target?.[0]?.key;
      expect(actor.getSnapshot().value).toBe(to);
      expect(mayMove(source.key as never, to as never, eventType.startsWith('customer.') ? 'customer' : 'shop')).toBe(
        true,
      );
    });
  },
);

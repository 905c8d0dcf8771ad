/** The lives of orders, returns and tickets, walked along every edge; what may move is what the running chart does. */
import { expect, test } from 'vitest';
import { type AnyStateMachine, type AnyTransitionDefinition, createActor } from 'xstate';
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

test.each(lives.map(([machine, mayMove]) => ({ id: machine.id, machine, mayMove })))(
  'Every edge of $id reaches its target and is a legal step',
  ({ machine, mayMove }) => {
    const ways = new Map(getShortestPaths(machine).map(({ state, steps }) => [String(state.value), steps]));
    const walk = ({ source, eventType, target }: AnyTransitionDefinition) => {
      const actor = createActor(machine).start();
      for (const { event } of ways.get(source.key) ?? []) actor.send(event);
      const before = actor.getSnapshot().value;
      actor.send({ type: eventType });
      const to = target?.[0]?.key;
      const by = eventType.startsWith('customer.') ? 'customer' : 'shop';
      return { before, after: actor.getSnapshot().value, mayMove: mayMove(source.key as never, to as never, by) };
    };
    const edges = [...transitionsOf(machine)];
    expect(edges.length).toBeGreaterThan(0);
    expect(Object.fromEntries(edges.map(([name, edge]) => [name, walk(edge)]))).toEqual(
      Object.fromEntries(
        edges.map(([name, { source, target }]) => [
          name,
          { before: source.key, after: target?.[0]?.key, mayMove: true },
        ]),
      ),
    );
  },
);

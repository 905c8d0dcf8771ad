/** Shopping by a list, walked along every edge, and what must hold on each. */
import { expect, test } from 'vitest';
import type { EventObject } from 'xstate';
import { smartOrderMachine } from '#machines/smart-order/smart-order.machine.ts';
import type { SmartOrderContext, SmartOrderEvent } from '#machines/smart-order/smart-order.types.ts';
import { eventsOf } from '#tests/support/charts/events.ts';
import { edgesOf } from '#tests/support/charts/model.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';
import { foundLines, report } from '#tests/support/data/smart-order.ts';

const eventOf = eventsOf<SmartOrderEvent>();
const ports = ['matchSmartOrder', 'addSmartOrder'] as const;
const failed = (port: string, kind: string) => ({ type: `xstate.error.actor.${port}`, error: { kind } }) as EventObject;

const model = {
  machine: smartOrderMachine as never,
  input: undefined,
  cases: [
    eventOf({ type: 'list.type', text: 'milk, unicorn' }),
    eventOf({ type: 'list.submit' }),
    eventOf({ type: 'list.edit' }),
    eventOf({ type: 'list.restart' }),
    eventOf({ type: 'line.choose', line: 0, productId: 42 }),
    eventOf({ type: 'line.setQuantity', line: 0, quantity: 3 }),
    eventOf({ type: 'line.leaveOut', line: 0 }),
    eventOf({ type: 'order.add' }),
    { type: 'xstate.done.actor.matchSmartOrder', output: { lines: foundLines } } as EventObject,
    { type: 'xstate.done.actor.addSmartOrder', output: { report } } as EventObject,
    { type: 'xstate.done.actor.addSmartOrder', output: { report: [] } } as EventObject,
    ...ports.flatMap((port) => [failed(port, 'network'), failed(port, 'unauthorized')]),
  ],
  view: ({ value, context }: { value: unknown; context: SmartOrderContext }) => {
    const { text, error, lines, choices, report: said, failure } = context;
    return [value, text, Boolean(error), lines.length, choices, said.length, failure?.kind ?? ''];
  },
};

walkEveryEdge({ machine: smartOrderMachine, ports, models: { 'a list': model as never } });

const edges = edgesOf(model as never);
const contextOf = ({ context }: { context: unknown }) => context as SmartOrderContext;

test('The typed list stays until it is done, whatever fails', () => {
  const keeping = edges.filter(({ event }) => !['list.type', 'list.restart'].includes(event.type));
  expect(keeping.length).toBeGreaterThan(0);
  for (const { from, to } of keeping) expect(contextOf(to).text).toBe(contextOf(from).text);
});

test('Only chosen products are added, and the cart is refreshed after a possible addition', () => {
  const adding = edges.filter(({ to }) => to.matches('adding' as never));
  expect(adding.length).toBeGreaterThan(0);
  for (const { to } of adding)
    expect(Object.values(contextOf(to).choices).some((choice) => choice !== 'leftOut')).toBe(true);
});

import { describe, expect, expectTypeOf, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { liveFlows, loaderOf } from './registry.live.ts';
import { type EventFor, type Flows, isLazy, type LazyFlowName, lazyFlows, rowOf } from './registry.ts';
import type { HearableEvent, Heard } from './shared/flow.ts';

const hearable: Record<HearableEvent['type'], true> = {
  'session.started': true,
  'session.ended': true,
  'login.abandoned': true,
  'route.changed': true,
  'connection.lost': true,
  'connection.restored': true,
  'message.received': true,
  'messages.seen': true,
  'shop.typing': true,
  'realtime.restored': true,
  'cart.changed': true,
  'line.added': true,
  'line.removed': true,
  'line.restore': true,
  'panel.opened': true,
  'panel.closed': true,
  'quote.unauthorized': true,
  'checkout.started': true,
};

type HeardIn<Name extends LazyFlowName> = (typeof lazyFlows)[Name] extends { hears: readonly (infer Type)[] }
  ? Type
  : never;
/** Events that a row names and its chart does not accept. */
type Unheard = { [Name in LazyFlowName]: Exclude<HeardIn<Name>, Heard<Flows[Name]>> }[LazyFlowName];

describe('the registry', () => {
  test('has a loader for every row, and a row for every loader', () => {
    expect(Object.keys(liveFlows).sort()).toEqual(Object.keys(lazyFlows).sort());
  });

  test('names only broadcast events that the chart accepts', () => {
    expectTypeOf<Unheard>().toEqualTypeOf<never>();
  });

  test.each(Object.keys(lazyFlows).filter(isLazy))(
    'names every broadcast and forwarded event that %s accepts',
    async (name) => {
      const logic = (await loaderOf(name).load({ page: {} } as never)) as AnyStateMachine;
      const accepted = logic.events.filter((type) => Object.hasOwn(hearable, type));
      expect([...(rowOf(name).hears ?? [])].sort()).toEqual(accepted.sort());
    },
  );
});

describe('an event for a flow', () => {
  test('compiles only if the chart of that flow accepts it', () => {
    const good: EventFor = { flow: 'cart', event: { type: 'cart.refresh' } };
    // @ts-expect-error The wishlist has no such event.
    const bad: EventFor = { flow: 'wishlist', event: { type: 'cart.refresh' } };
    // @ts-expect-error An event of another name.
    const renamed: EventFor = { flow: 'cart', event: { type: 'cart.renew' } };
    expect([good, bad, renamed]).toHaveLength(3);
  });
});

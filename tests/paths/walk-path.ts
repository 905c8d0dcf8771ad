/** One path on one page: each step is done, and then the page must show what the chart says. */
import { expect } from 'vitest';
import { type AnyMachineSnapshot, type EventObject, getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { Shopper } from '../support/journey-shopper.ts';
import { type Calls, holdCalls } from './calls.ts';
import type { Chosen } from './choose-paths.ts';
import type { Journey, Scene } from './journey.ts';
import { patience, settled } from './patience.ts';
import { transitionName } from './place.ts';

export type Outcome = {
  /** The transitions that were taken, the failed one included. */
  steps: string[];
  failure?: {
    /** Which one the page did not take as the chart does. */
    transition: string;
    why: string;
    /** What the page showed, as a PNG in base64. */
    picture: string;
  };
};

/** The ports that the chart waits for in this state. */
const portsIn = (snapshot: AnyMachineSnapshot, ports: readonly string[]): string[] =>
  (snapshot._nodes as { invoke: { id: string }[] }[])
    .flatMap(({ invoke }) => invoke.map(({ id }) => id))
    .filter((id) => ports.includes(id));

const portOf = ({ type }: EventObject) => /^xstate\.(?:done|error)\.actor\.(.*)$/.exec(type)?.[1];

const isTimer = (event: EventObject | undefined) => event?.type.startsWith('xstate.after.') ?? false;

const take = async (event: EventObject, { hands }: Scene, calls: Calls): Promise<EventObject> => {
  const port = portOf(event);
  if (port) {
    await settled(calls.waiting).toContain(port);
    return calls.settle(port, event);
  }
  // A timer goes off by itself; what follows shows that it did.
  if (isTimer(event)) return event;
  const hand = hands[event.type];
  if (!hand) throw new Error(`Nobody knows how to do ${event.type}.`);
  await hand(event as never);
  return event;
};

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const walkPath = async (
  shopper: Shopper,
  journey: Journey,
  { events }: Pick<Chosen, 'events'>,
  { allowsWrites = false } = {},
): Promise<Outcome> => {
  const { flow, model, ports } = journey;
  const names = Object.values(ports);
  const steps: string[] = [];
  shopper.context.setDefaultTimeout(patience.ms);
  const calls = await holdCalls(shopper.page, journey, allowsWrites);
  let state = getInitialSnapshot(model.machine, model.input as never) as AnyMachineSnapshot;
  let transition = `${flow}: the page is opened`;

  const compare = async (scene: Scene, event: EventObject) => {
    await scene.see(state, event);
    await settled(calls.waiting).toEqual(portsIn(state, names));
    expect(calls.strays()).toEqual([]);
  };

  try {
    const scene = await journey.open(shopper);
    await compare(scene, { type: 'xstate.init' });
    for (const [at, planned] of events.entries()) {
      const planOf = getNextSnapshot(model.machine, state as never, planned as never) as AnyMachineSnapshot;
      transition = transitionName(flow, state, planned, planOf);
      steps.push(transition);
      const event = await take(planned, scene, calls);
      state = getNextSnapshot(model.machine, state as never, event as never) as AnyMachineSnapshot;
      // A state that a timer ends by itself may be gone before it was looked at.
      if (!isTimer(events[at + 1])) await compare(scene, event);
    }
    return { steps };
  } catch (error) {
    const picture = (await shopper.page.screenshot()).toString('base64');
    return { steps, failure: { transition, why: textOf(error), picture } };
  }
};

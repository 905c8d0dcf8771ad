/** One path on one page: each step is done, and then the page must show what the chart says. */
import { expect } from 'vitest';
import { type AnyMachineSnapshot, type EventObject, getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { Recording } from '#tools/flows/coverage/record.ts';
import { open, type Shopper } from '../support/shopper/shopper.ts';
import { type Calls, type Holding, holdCalls } from './calls.ts';
import type { Chosen } from './choose-paths.ts';
import { comesAlone, type Journey, portOf } from './journey.ts';
import { transitionName } from './place.ts';
import { recordWalk } from './record-walk.ts';
import { seePerceived } from './see-perceived.ts';
import { enoughMs, settled, within } from './timeouts.ts';

/** A picture is taken also where the page is busy. */
const screenshotMs = 15_000;

export type Outcome = {
  /** The transitions that were taken, the failed one included. */
  steps: string[];
  /** What of the chart the page has followed. */
  tried: Recording;
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

/** Exactly what the chart has asked is in flight, and nothing that it has given up. */
const seeCalls = (calls: Calls, { ports }: Journey, state: AnyMachineSnapshot): Promise<void> =>
  settled(() => calls.waiting().sort()).toEqual(portsIn(state, Object.values(ports)).sort());

type Step = { journey: Journey; state: AnyMachineSnapshot; calls: Calls };

const take = async (shopper: Shopper, { journey, state, calls }: Step, event: EventObject): Promise<EventObject> => {
  // What comes by itself is shown by what follows.
  if (comesAlone(journey, event)) return event;
  const port = portOf(event);
  if (port) {
    await seeCalls(calls, journey, state);
    return calls.settle(port, event);
  }
  const hand = journey.hands[event.type];
  if (!hand) throw new Error(`Nobody knows how to do ${event.type}.`);
  await hand(shopper, event as never);
  return event;
};

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

type Walk = Pick<Chosen, 'events'> & {
  /** The timeout of each step. */
  stepMs?: number;
  /** The timeout of the last step, where it is meant to fail. */
  lastStepMs?: number;
};

export const walkPath = async (
  shopper: Shopper,
  journey: Journey,
  { events, stepMs = enoughMs, lastStepMs = stepMs }: Walk,
  holding: Holding = {},
): Promise<Outcome> => {
  const { flow, model } = journey;
  const steps: string[] = [];
  const calls = await holdCalls(shopper.page, journey, holding);
  let state = getInitialSnapshot(model.machine, model.input as never) as AnyMachineSnapshot;
  const { recording: tried, step } = recordWalk(state);
  let transition = `${flow}: the page is opened`;

  /** A state that goes by itself may be gone before it was looked at. */
  const compare = async (event: EventObject, next: EventObject | undefined) => {
    if (comesAlone(journey, next)) return;
    await journey.see(shopper, state, event);
    await seePerceived(shopper.page, flow, state);
    await seeCalls(calls, journey, state);
    expect(calls.strays()).toEqual([]);
  };

  try {
    await open(shopper, journey.path);
    await journey.arrive?.(shopper);
    await compare({ type: 'xstate.init' }, events[0]);
    for (const [at, planned] of events.entries()) {
      const planOf = getNextSnapshot(model.machine, state as never, planned as never) as AnyMachineSnapshot;
      transition = transitionName(flow, state, planned, planOf);
      steps.push(transition);
      const next = events[at + 1];
      await within(next ? stepMs : lastStepMs, shopper.context, async () => {
        const event = await take(shopper, { journey, state, calls }, planned);
        state = getNextSnapshot(model.machine, state as never, event as never) as AnyMachineSnapshot;
        await compare(event, next);
        step(event, state);
      });
    }
    return { steps, tried };
  } catch (error) {
    const picture = (await shopper.page.screenshot({ timeout: screenshotMs })).toString('base64');
    const why = [textOf(error), ...shopper.complaints].join('\n');
    return { steps, tried, failure: { transition, why, picture } };
  }
};

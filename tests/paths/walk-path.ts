/** One path on one page: each step is done, and then the page must show what the chart says. */
import { expect } from 'vitest';
import { type AnyMachineSnapshot, type EventObject, getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { Recording } from '#tools/flows/coverage/record.ts';
import { open, type Shopper } from '../support/shopper/shopper.ts';
import { type Calls, type Holding, holdCalls } from './calls.ts';
import type { Chosen } from './choose-paths.ts';
import { eventWords, failureWords, telling } from './failure-words.ts';
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
    /** The same in the words of the screen. */
    words: string;
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
  settled(() => calls.waiting().sort(), 'the calls that wait').toEqual(portsIn(state, Object.values(ports)).sort());

type Step = Pick<Place, 'journey' | 'state' | 'calls'>;

const take = async (shopper: Shopper, { journey, state, calls }: Step, event: EventObject): Promise<EventObject> => {
  // What comes by itself is shown by what follows.
  if (comesAlone(journey, event)) return event;
  const hand = journey.hands[event.type];
  const port = portOf(event);
  if (hand) {
    await hand(shopper, event as never);
    return event;
  }
  if (!port) throw new Error(`Nobody knows how to do ${event.type}.`);
  await seeCalls(calls, journey, state);
  return calls.settle(port, event);
};

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Told of each step of a walk, before and after it. */
export type StepRecord = { begin: (step: string) => Promise<void>; end: () => Promise<void> };

type Walk = Pick<Chosen, 'events'> & {
  /** The timeout of each step. */
  stepMs?: number;
  /** The timeout of the last step, where it is meant to fail. */
  lastStepMs?: number;
  record?: StepRecord;
};

/** A page between two paths: it stays where the last one has left it. */
export type Place = {
  shopper: Shopper;
  journey: Journey;
  calls: Calls;
  /** Where the chart is, which the page shows. */
  state: AnyMachineSnapshot;
  isOpen: boolean;
};

/** The chart at its start, on a page that the first path opens. */
export const placeOf = async (shopper: Shopper, journey: Journey, holding: Holding = {}): Promise<Place> => {
  const { machine, input } = journey.model;
  const calls = await holdCalls(shopper.page, journey, holding);
  const state = getInitialSnapshot(machine, input as never) as AnyMachineSnapshot;
  return { shopper, journey, calls, state, isOpen: false };
};

/** A state that goes by itself may be gone before it was looked at. */
const compare = async (
  { shopper, journey, calls, state }: Place,
  event: EventObject,
  next: EventObject | undefined,
) => {
  if (comesAlone(journey, next) || journey.isLeftAtOnce?.(state)) return;
  await journey.see(shopper, state, event);
  await seePerceived(shopper, journey.flow, state);
  await seeCalls(calls, journey, state);
  expect(calls.strays()).toEqual([]);
};

const openPlace = async (place: Place, first: EventObject | undefined) => {
  if (place.isOpen) return;
  const { shopper, journey } = place;
  await journey.prepare?.(shopper);
  await open(shopper, journey.path);
  await journey.arrive?.(shopper);
  await compare(place, { type: 'xstate.init' }, first);
  place.isOpen = true;
};

/** Takes the steps from where the place is, and leaves it where they end. */
export const walkFrom = async (
  place: Place,
  { events, stepMs = enoughMs, lastStepMs = stepMs, record }: Walk,
): Promise<Outcome> => {
  const { journey } = place;
  let doing = 'opening the page';
  const shopper: Shopper = { ...place.shopper, ...telling(place.shopper, (told) => (doing = told)) };
  const { flow, model } = journey;
  const nextOf = (event: EventObject) =>
    getNextSnapshot(model.machine, place.state as never, event as never) as AnyMachineSnapshot;
  const steps: string[] = [];
  const { recording: tried, step } = recordWalk(place.state);
  let transition = `${flow}: the page is opened`;
  try {
    await openPlace(place, events[0]);
    for (const [at, planned] of events.entries()) {
      transition = transitionName(flow, place.state, planned, nextOf(planned));
      steps.push(transition);
      const next = events[at + 1];
      doing = eventWords(planned);
      await record?.begin(transition);
      await within(next ? stepMs : lastStepMs, shopper.context, async () => {
        const event = await take(shopper, place, planned);
        place.state = nextOf(event);
        await compare(place, event, next);
        step(event, place.state);
      });
      await record?.end();
    }
    return { steps, tried };
  } catch (error) {
    const picture = (await shopper.page.screenshot({ timeout: screenshotMs })).toString('base64');
    await record?.end();
    const why = [textOf(error), ...shopper.complaints].join('\n');
    const words = failureWords({ url: shopper.page.url(), after: doing }, error);
    return { steps, tried, failure: { transition, why, words, picture } };
  }
};

/** A path on a page of its own. */
export const walkPath = async (
  shopper: Shopper,
  journey: Journey,
  walk: Walk,
  holding: Holding = {},
): Promise<Outcome> => walkFrom(await placeOf(shopper, journey, holding), walk);

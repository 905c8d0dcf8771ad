/**
 * Runs a chart without a shop: its guards and actions are real, its calls wait for an outcome from outside, and its time
 * moves by hand. A run is a list of steps, so that the same steps lead to the same place.
 */
import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, createActor, type EventObject } from 'xstate';
import { settle } from '../../replay/clock.ts';
import { type Ends, withRecordedEnds } from '../../replay/ports.ts';
import { keyOf } from '../transitions.ts';
import { handClock, type SetTimer } from './hand-clock.ts';
import type { Run, RunStep } from './run.types.ts';
import { chartsIn, receiverOf } from './running-charts.ts';

export type WaitingCall = { port: string; input: unknown };

/** What one step has led to. `error` is the message of a step that could not be taken. */
export type Taken = { states: string[]; taken: string[]; emitted: EventObject[]; timers: string[]; error?: string };

export type Simulation = {
  /** The beginning, and one for each step. */
  history: Taken[];
  value: unknown;
  context: unknown;
  /** Whether the chart has ended, and how. */
  status: AnyMachineSnapshot['status'];
  calls: WaitingCall[];
  timers: SetTimer[];
  /** The types of events that the current states handle. */
  events: string[];
  stop: () => void;
};

type Held = WaitingCall & { resolve: (output: unknown) => void; reject: (error: unknown) => void };

const holdCalls = () => {
  const held: Held[] = [];
  const ends: Ends = {
    isLive: () => false,
    hold: (_, __, { port, input, signal }) =>
      new Promise((resolve, reject) => {
        const own = { port, input, resolve, reject };
        held.push(own);
        signal.addEventListener('abort', () => {
          if (held.includes(own)) held.splice(held.indexOf(own), 1);
        });
      }),
    listen: () => () => {},
  };
  const take = (port: string): Held => {
    const at = held.findIndex((call) => call.port === port);
    const [call] = at < 0 ? [] : held.splice(at, 1);
    if (!call) throw new Error(`No call of ${port} waits.`);
    return call;
  };
  return { ends, take, waiting: () => held.map(({ port, input }) => ({ port, input })) };
};

const isOwn = (type: string) => type !== '' && !type.startsWith('xstate.');

const eventsOf = (actor: AnyActorRef): string[] => {
  const snapshots = chartsIn(actor).map((chart) => chart.getSnapshot() as AnyMachineSnapshot);
  const types = snapshots.flatMap(({ _nodes }) => _nodes.flatMap((node) => [...node.transitions.keys()] as string[]));
  return [...new Set(types)].filter(isOwn).sort();
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Takes the steps of a run, in order, on a new actor of the chart. A step that cannot be taken ends the run: its error is in
 * `history`. Call `stop` when nobody looks at the simulation any more.
 */
export const simulate = async (machine: AnyStateMachine, { input, steps }: Run): Promise<Simulation> => {
  const clock = handClock();
  const { ends, take, waiting } = holdCalls();
  let now: Taken = { states: [], taken: [], emitted: [], timers: [] };
  let crash: unknown;

  const actor = createActor(withRecordedEnds(machine, ends), {
    input: input as never,
    clock: clock as never,
    inspect: (event) => {
      if (event.type === '@xstate.microstep' && event.actorRef.sessionId === event.rootId)
        now.taken.push(...event._transitions.map((transition) => keyOf(transition as never)));
    },
  });
  actor.subscribe({
    error: (error) => {
      crash = error;
    },
  });
  actor.on('*', (event) => void now.emitted.push(event));
  clock.follow(actor as never);

  const carryOut = (step: RunStep) => {
    if (step.do === 'wait') now.timers.push(...clock.advance(step.ms));
    else if (step.do === 'send') receiverOf(actor, step.event).send(step.event as never);
    else if ('output' in step.outcome) take(step.port).resolve(step.outcome.output);
    else take(step.port).reject(step.outcome.failure);
  };

  const history: Taken[] = [];
  const attempt = async (work: () => void): Promise<boolean> => {
    now = { states: [], taken: [], emitted: [], timers: [] };
    try {
      work();
      await settle();
    } catch (error) {
      now.error = messageOf(error);
    }
    if (crash !== undefined) now.error = messageOf(crash);
    now.states = (actor.getSnapshot() as AnyMachineSnapshot)._nodes?.map(({ id }) => id) ?? [];
    history.push(now);
    return now.error === undefined;
  };

  let goesOn = await attempt(() => actor.start());
  for (const step of steps) if (goesOn) goesOn = await attempt(() => carryOut(step));

  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  return {
    history,
    value: snapshot.value,
    context: snapshot.context,
    status: snapshot.status,
    calls: waiting(),
    timers: clock.timers(),
    events: snapshot.status === 'active' ? eventsOf(actor) : [],
    stop: () => actor.stop(),
  };
};

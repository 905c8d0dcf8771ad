/** A chart under events, outcomes of its calls and time in any order; and the shortest order in which it still breaks. */
import { type AnyStateMachine, createActor, type EventObject, fromPromise, SimulatedClock } from 'xstate';
import { statesOf } from '#tools/flows/transitions.ts';
import { settled } from './settled.ts';

/** `nth` counts from zero the calls of the port that are under way. With fewer of them it is the last, with none the step does nothing. */
type OfCall = { port: string; nth: number };

export type RandomStep =
  | { do: 'send'; event: EventObject }
  | ({ do: 'answer'; output: unknown } & OfCall)
  | ({ do: 'refuse'; error: unknown } & OfCall)
  | { do: 'wait'; ms: number }
  /** Whatever waits for no clock happens. */
  | { do: 'settle' };

type Handlers = { [Kind in RandomStep['do']]: (step: Extract<RandomStep, { do: Kind }>) => unknown };

type Call = { port: string; answer: (output: unknown) => void; refuse: (error: unknown) => void };

export type RandomRun = ReturnType<ReturnType<typeof randomRunsOf>>;

/** One chart serves all runs: to provide it anew costs more than a short run. */
export const randomRunsOf = (machine: AnyStateMachine) => {
  let calls: Call[] = [];
  const ports = statesOf(machine).flatMap(({ invoke }) =>
    invoke.filter(({ id }) => machine.events.includes(`xstate.done.actor.${id}`)).map(({ src }) => String(src)),
  );
  const hold = (port: string) =>
    fromPromise(() => new Promise((answer, refuse) => void calls.push({ port, answer, refuse })));
  const provided = machine.provide({ actors: Object.fromEntries(ports.map((port) => [port, hold(port)])) });

  return (input: unknown) => {
    calls = [];
    const own = calls;
    const clock = new SimulatedClock();
    const actor = createActor(provided, { input, clock } as never);
    let failure: unknown;
    actor.subscribe({
      error: (error) => {
        failure = error;
      },
    });
    actor.start();
    const end = ({ port, nth }: OfCall) => {
      const ofPort = own.filter((call) => call.port === port);
      const call = ofPort[nth] ?? ofPort.at(-1);
      if (call) own.splice(own.indexOf(call), 1);
      return call;
    };
    const handlers: Handlers = {
      send: ({ event }) => actor.send(event),
      answer: ({ output, ...call }) => end(call)?.answer(output),
      refuse: ({ error, ...call }) => end(call)?.refuse(error),
      wait: ({ ms }) => clock.increment(ms),
      settle: settled,
    };
    return {
      calls: own,
      snapshot: () => actor.getSnapshot(),
      isOver: () => actor.getSnapshot().status !== 'active',
      /** Undefined while the chart is whole. */
      fault: () => failure ?? (actor.getSnapshot().status === 'error' ? actor.getSnapshot().error : undefined),
      /** At once; only `settle` gives a promise. */
      take: (step: RandomStep): unknown => (handlers[step.do] as (own: RandomStep) => unknown)(step),
      stop: () => actor.stop(),
    };
  };
};

/** Whether these steps alone break the chart. A round begins with an event, and between two rounds promises may settle. */
const breaks = async (start: (input: unknown) => RandomRun, input: unknown, steps: readonly RandomStep[]) => {
  const run = start(input);
  for (const step of steps) {
    if (step.do === 'send') await undefined;
    if (run.isOver()) break;
    const isSettled = run.take(step);
    if (step.do === 'settle') await isSettled;
  }
  await settled();
  const isBroken = run.fault() !== undefined;
  run.stop();
  return isBroken;
};

/**
 * Leaves out ever smaller parts, and keeps what is left while it still breaks the chart. Undefined: the steps do not break
 * it when they are repeated.
 */
export const shortest = async (
  machine: AnyStateMachine,
  input: unknown,
  steps: readonly RandomStep[],
): Promise<RandomStep[] | undefined> => {
  const start = randomRunsOf(machine);
  if (!(await breaks(start, input, steps))) return undefined;
  let left = [...steps];
  for (let size = Math.ceil(left.length / 2); size > 0; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let from = 0; from < left.length; ) {
      const fewer = left.toSpliced(from, size);
      if (await breaks(start, input, fewer)) left = fewer;
      else from += size;
    }
  }
  return left;
};

/** Fails where the steps break the chart. */
export const survive = async (
  machine: AnyStateMachine,
  input: unknown,
  steps: readonly RandomStep[],
): Promise<void> => {
  if (await breaks(randomRunsOf(machine), input, steps)) throw new Error(`${machine.id} ends in an error.`);
};

const code = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** A test to paste into `tests/unit/random-runs.test.ts`. */
export const asTest = (id: string, input: unknown, steps: readonly RandomStep[]): string =>
  [
    `test('${id} survives this', () =>`,
    `  survive(${id}Machine, ${code(input)}, [`,
    ...steps.map((step) => `    ${code(step)},`),
    '  ]));',
  ].join('\n');

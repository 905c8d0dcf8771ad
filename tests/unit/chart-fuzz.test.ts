/** Ten thousand events for every chart, with any payload that its types allow, between answers and failures of any kind: none ends in an error. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyStateMachine, EventObject } from 'xstate';
import { type ChartJunk, junkOf, numbers, strings } from '#tests/support/charts/junk.ts';
import { asTest, type RandomRun, type RandomStep, randomRunsOf, shortest } from '#tests/support/charts/random-run.ts';
import { seed } from '#tests/support/data/random.ts';
import { findCharts } from '#tools/flows/find.ts';

const eventsOfAChart = 10_000;
/** Some ends cannot be left: who got there begins anew after a while. */
const eventsOfALife = 100;

const charts = await findCharts();
const junk = junkOf(charts);

const failures = [
  ...['unauthorized', 'refused', 'network', 'broken', 'notFound', 'aborted'].map((kind) => ({ kind })),
  { kind: 'refused', status: 422, message: 'No.', fields: { phone: 'No.', nothing: '' } },
  { kind: 'refused', status: 409, data: null },
  new Error('junk'),
  'junk',
  null,
  undefined,
];

/** A stream of numbers below a limit, the same for the same seed. */
const dice = (from: number) => {
  let state = from >>> 0;
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
};
type Roll = ReturnType<typeof dice>;
const pick = <T>(roll: Roll, values: readonly T[]) => values[roll(values.length)] as T;

const isForm = ({ implementations }: AnyStateMachine) => 'staysOpen' in implementations.guards;

/** Inside, all forms have the same types; what a field of this one may be is seen in what it begins with. */
const likeField = (roll: Roll, field: unknown) => {
  const kinds: Record<string, readonly unknown[]> = { string: strings, number: numbers, boolean: [true, false] };
  return pick(roll, kinds[typeof field] ?? [field]);
};
const likeFields = (roll: Roll, fields: object) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(() => roll(2) === 0)
      .map(([name, field]) => [name, likeField(roll, field)]),
  );

/** Draws the steps of runs of this chart. */
const roundsOf = (machine: AnyStateMachine, { input, event, responses }: ChartJunk, salt: number) => {
  const sample = <T>(values: fc.Arbitrary<T>, count: number) =>
    fc.sample(values, { seed: seed + salt, numRuns: count });
  const inputs = sample(input, 100);
  const events = sample(event, 2000) as EventObject[];
  const outputs = Object.fromEntries(Object.entries(responses).map(([port, values]) => [port, sample(values, 60)]));
  const roll = dice(seed + salt);

  /** How a form is saved is known to its plan alone: here it is refused. */
  const outputOf = (run: RandomRun, port: string): readonly unknown[] => {
    if (!isForm(machine)) return outputs[port] ?? [undefined];
    return port === 'load' ? [run.snapshot().context.fields] : [];
  };
  const outcome = (run: RandomRun): RandomStep => {
    const call = pick(roll, run.calls);
    const { port } = call;
    const nth = run.calls.filter((other) => other.port === port).indexOf(call);
    const given = outputOf(run, port);
    return given.length > 0 && roll(2) === 0
      ? { do: 'answer', port, nth, output: pick(roll, given) }
      : { do: 'refuse', port, nth, error: pick(roll, failures) };
  };
  const nextEvent = (run: RandomRun): RandomStep => {
    const chosen = pick(roll, events);
    const isFilled = 'fields' in chosen && isForm(machine);
    const fields = () => likeFields(roll, run.snapshot().context.fields);
    const event: EventObject = isFilled ? Object.assign({}, chosen, { fields: fields() }) : chosen;
    return { do: 'send', event };
  };
  return {
    inputOf: (life: number) => (isForm(machine) ? {} : inputs[life % inputs.length]),
    /** One event, and what may follow it. */
    round: async (run: RandomRun, take: (step: RandomStep) => unknown) => {
      take(nextEvent(run));
      if (run.calls.length > 0 && roll(3) === 0) take(outcome(run));
      if (roll(10) === 0) take({ do: 'wait', ms: pick(roll, [300, 3000, 30_000, 600_000]) });
      if (roll(3) === 0) await take({ do: 'settle' });
    },
  };
};

const fuzz = (machine: AnyStateMachine, junkOfChart: ChartJunk, salt: number) => {
  const start = randomRunsOf(machine);
  const { inputOf, round } = roundsOf(machine, junkOfChart, salt);

  return async (life: number) => {
    const run = start(inputOf(life));
    const past: RandomStep[] = [];
    const take = (step: RandomStep) => {
      past.push(step);
      return run.take(step);
    };
    let sent = 0;
    for (; sent < eventsOfALife && !run.isOver(); sent += 1) await round(run, take);
    const fault = run.fault();
    run.stop();
    if (fault === undefined) return sent;
    const least = (await shortest(machine, inputOf(life), past)) ?? past;
    return expect.fail(`${fault}, in life ${life}. The shortest way:\n${asTest(machine.id, inputOf(life), least)}`);
  };
};

test.each(charts.map(({ id, machine }, index) => ({ id, machine, index })))(
  `$id survives ${eventsOfAChart} random events (LARDER_TEST_SEED=${seed})`,
  async ({ id, machine, index }) => {
    const live = fuzz(machine, junk.get(id) as ChartJunk, index);
    for (let life = 0, sent = 0; sent < eventsOfAChart; life += 1) sent += await live(life);
  },
  60_000,
);

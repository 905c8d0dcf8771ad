/** Ten thousand events for every chart, with any payload that its types allow, between answers and failures of any kind: none ends in an error. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnyStateMachine, createActor, type EventObject, fromPromise, SimulatedClock } from 'xstate';
import { type ChartJunk, junkOf, numbers, strings } from '#tests/support/charts/junk.ts';
import { settled } from '#tests/support/charts/settled.ts';
import { findCharts } from '#tools/flows/find.ts';
import { statesOf } from '#tools/flows/transitions.ts';

const seed = Number(process.env.LARDER_TEST_SEED ?? Date.now() % 2 ** 31);
const eventsOfAChart = 10_000;
/** Some ends cannot be left: who got there begins anew after a while. */
const eventsOfALife = 100;

const charts = await findCharts();
const junk = junkOf(charts);

const failures = [
  ...['unauthorised', 'refused', 'network', 'broken', 'notFound', 'aborted'].map((kind) => ({ kind })),
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

type Held = { port: string; response: (output: unknown) => void; fail: (error: unknown) => void };

const fuzz = (machine: AnyStateMachine, { input, event, responses }: ChartJunk, salt: number) => {
  const sample = <T>(values: fc.Arbitrary<T>, count: number) =>
    fc.sample(values, { seed: seed + salt, numRuns: count });
  const inputs = sample(input, 100);
  const events = sample(event, 2000) as EventObject[];
  const outputs = Object.fromEntries(Object.entries(responses).map(([port, values]) => [port, sample(values, 60)]));
  const calls = statesOf(machine).flatMap(({ invoke }) =>
    invoke.filter((call) => machine.events.includes(`xstate.done.actor.${call.id}`)).map(({ src }) => String(src)),
  );
  const roll = dice(seed + salt);
  /** The calls of the life that is lived. One chart serves all lives: to provide it anew costs more than a short life. */
  let held: Held[] = [];
  const port = (name: string) =>
    fromPromise(() => new Promise((response, fail) => void held.push({ port: name, response, fail })));
  const provided = machine.provide({ actors: Object.fromEntries(calls.map((name) => [name, port(name)])) });

  return async (life: number) => {
    held = [];
    const clock = new SimulatedClock();
    const actor = createActor(provided, { input: isForm(machine) ? {} : inputs[life % inputs.length], clock } as never);
    let failure: unknown;
    actor.subscribe({
      error: (error) => {
        failure = error;
      },
    });
    actor.start();
    const past: EventObject[] = [];

    /** How a form is saved is known to its plan alone: here it is refused. */
    const outputOf = (name: string): readonly unknown[] => {
      if (!isForm(machine)) return outputs[name] ?? [undefined];
      return name === 'load' ? [actor.getSnapshot().context.fields] : [];
    };
    const response = () => {
      const call = held.splice(roll(held.length), 1)[0] as Held;
      const given = outputOf(call.port);
      if (given.length > 0 && roll(2) === 0) call.response(pick(roll, given));
      else call.fail(pick(roll, failures));
    };
    const send = () => {
      const chosen = pick(roll, events);
      const told = 'fields' in chosen && isForm(machine);
      const sent = told ? { ...chosen, fields: likeFields(roll, actor.getSnapshot().context.fields) } : chosen;
      past.push(sent);
      actor.send(sent as never);
    };

    const step = async () => {
      send();
      if (held.length > 0 && roll(3) === 0) response();
      if (roll(10) === 0) clock.increment(pick(roll, [300, 3000, 30_000, 600_000]));
      if (roll(3) === 0) await settled();
    };
    let told = 0;
    while (told < eventsOfALife && actor.getSnapshot().status === 'active') {
      await step();
      told += 1;
    }
    const where = `after ${JSON.stringify(past.slice(-3))} in life ${life}`;
    expect(failure, where).toBeUndefined();
    expect(actor.getSnapshot().status, where).not.toBe('error');
    actor.stop();
    return told;
  };
};

test.each(charts.map(({ id, machine }, index) => ({ id, machine, index })))(
  `$id survives ${eventsOfAChart} random events (LARDER_TEST_SEED=${seed})`,
  async ({ id, machine, index }) => {
    const live = fuzz(machine, junk.get(id) as ChartJunk, index);
    for (let life = 0, told = 0; told < eventsOfAChart; life += 1) told += await live(life);
  },
  60_000,
);

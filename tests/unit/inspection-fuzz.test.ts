/**
 * No text of anybody leaves the page towards an inspector or the gallery, whatever chart it reaches and however: events,
 * inputs and responses of any form that the types allow, in which every text is marked.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import { type ChartJunk, junkOf, strings } from '#tests/support/charts/junk.ts';
import { settled } from '#tests/support/charts/settled.ts';
import { seed } from '#tests/support/data/random.ts';
import { type InspectedPage, openInspectedPage } from '#tests/support/inspection/inspected-page.ts';
import { findCharts } from '#tools/flows/find.ts';
import { statesOf } from '#tools/flows/transitions.ts';

const events = 60;
const mark = 'canary';

let marksSeen = 0;

const charts = await findCharts();
const junk = junkOf(charts);

let page: InspectedPage;
beforeAll(async () => {
  page = await openInspectedPage('http://localhost:4400/?inspect', (text) => text.includes(mark));
});
afterAll(() => page.close());

const free: ReadonlySet<unknown> = new Set(strings);

/** Words that choose between branches of a type stay; what anybody may write is marked. */
const marked = (value: unknown): unknown => {
  if (free.has(value)) return `${mark} ${value}`;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner)]));
};

const isForm = ({ implementations }: AnyStateMachine) => 'staysOpen' in implementations.guards;
const allMarked = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, typeof value === 'string' ? `${mark} ${key}` : value]),
  );

const portsOf = (machine: AnyStateMachine) =>
  statesOf(machine).flatMap(({ invoke }) =>
    invoke.filter((call) => machine.events.includes(`xstate.done.actor.${call.id}`)).map(({ src }) => String(src)),
  );

const refusal = { kind: 'refused', status: 422, message: `${mark} refused`, fields: { phone: `${mark} field` } };

/** Answers with these outputs in turn, and refuses in between. */
const portOf = (outputs: readonly unknown[]) => {
  let calls = 0;
  return fromPromise(async () => {
    calls += 1;
    await settled();
    if (outputs.length > 0 && calls % 3 !== 0) return outputs[calls % outputs.length];
    throw refusal;
  });
};

const filledFor = (machine: AnyStateMachine, { context }: AnyMachineSnapshot, event: EventObject) => {
  const { fields } = context as { fields?: object };
  return 'fields' in event && fields && isForm(machine) ? { ...event, fields: allMarked(fields) } : event;
};

const live = async (machine: AnyStateMachine, { input, event, responses }: ChartJunk, salt: number) => {
  const sample = <T>(values: fc.Arbitrary<T>, count: number) =>
    fc.sample(values, { seed: seed + salt, numRuns: count }).map(marked);
  const outputsOf = (name: string) => (responses[name] ? sample(responses[name], 50) : []);
  const actors = Object.fromEntries(portsOf(machine).map((name) => [name, portOf(outputsOf(name))]));
  const clock = new SimulatedClock();
  const [first] = isForm(machine) ? [{}] : sample(input, 1);
  const actor = createActor(machine.provide({ actors }), { input: first, clock } as never);
  actor.subscribe({ error: () => undefined });
  actor.start();
  for (const [index, next] of (sample(event, events) as EventObject[]).entries()) {
    if (actor.getSnapshot().status !== 'active') break;
    actor.send(filledFor(machine, actor.getSnapshot(), next));
    if (index % 20 === 0) clock.increment(30_000);
    await settled();
  }
  actor.stop();
};

test.each(charts.map(({ id, machine }, index) => ({ id, machine, index })))(
  `$id shows nobody’s texts to an inspector (LARDER_TEST_SEED=${seed})`,
  async ({ id, machine, index }) => {
    page.clear();
    await live(machine, junk.get(id) as ChartJunk, index);
    await page.settled();
    marksSeen += page.seen().length;
    expect(page.count().inspector).toBeGreaterThan(0);
    expect(page.sent()).toEqual({ inspector: [], gallery: [] });
  },
  60_000,
);

test('The marked texts reached the charts', () => expect(marksSeen).toBeGreaterThan(charts.length * 10));

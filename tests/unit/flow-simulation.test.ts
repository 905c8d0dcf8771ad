/** A chart that runs without a shop: its steps, its link, and the test that is written from it. */
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { requestTimeoutMs } from '#machines/constants.ts';
import type { Chart } from '#tools/flows/charts.ts';
import { findCharts } from '#tools/flows/find.ts';
import { edgeCaseOf } from '#tools/flows/simulation/edge-case.ts';
import { decodeRun, encodeRun } from '#tools/flows/simulation/link.ts';
import { choicesOf } from '#tools/flows/simulation/outcomes.ts';
import type { Run, RunStep } from '#tools/flows/simulation/run.types.ts';
import { type ChartSamples, samplesOf } from '#tools/flows/simulation/samples.ts';
import { type Simulation, simulate } from '#tools/flows/simulation/simulate.ts';

let charts: Chart[];
let samples: Record<string, ChartSamples>;

beforeAll(async () => {
  charts = await findCharts();
  samples = samplesOf(charts);
}, 120_000);

const chartOf = (id: string) => charts.find((chart) => chart.id === id) as Chart;

const simulated = async (id: string, steps: RunStep[], input?: unknown): Promise<Simulation> => {
  const simulation = await simulate(chartOf(id).machine, { steps, ...(input === undefined ? {} : { input }) });
  onTestFinished(() => simulation.stop());
  return simulation;
};

const share: RunStep = { do: 'send', event: { type: 'share.start', title: 'Plums', url: 'https://larder.test/' } };
const refused: RunStep = { do: 'answer', port: 'openSheet', outcome: { failure: { kind: 'broken' } } };
const copy: RunStep = { do: 'send', event: { type: 'link.copy' } };

describe('a simulation', () => {
  test('starts every chart with the sample of its input', async () => {
    for (const { id, machine } of charts) {
      const simulation = await simulate(machine, { input: samples[id]?.input, steps: [] });
      expect(simulation.history, id).toHaveLength(1);
      expect(simulation.history[0]?.error, id).toBeUndefined();
      expect(simulation.history[0]?.states[0], id).toBe(id);
      simulation.stop();
    }
  }, 60_000);

  test('lists the calls that wait, and goes on with their outcome', async () => {
    const simulation = await simulated('share', [share]);
    expect(simulation.calls.map(({ port }) => port)).toEqual(['openSheet']);
    const answered = await simulated('share', [share, refused, copy]);
    expect(answered.calls.map(({ port }) => port)).toEqual(['copy']);
    expect(answered.history[2]?.taken.join()).toContain('xstate.error.actor');
  });

  test('lets time pass only by hand, and fires the timers in between', async () => {
    const waiting = await simulated('share', [share, refused, copy]);
    expect(waiting.timers.map(({ left }) => left)).toEqual([requestTimeoutMs]);
    const early = await simulated('share', [share, refused, copy, { do: 'wait', ms: requestTimeoutMs - 1 }]);
    expect(early.timers.map(({ left }) => left)).toEqual([1]);
    const late = await simulated('share', [share, refused, copy, { do: 'wait', ms: requestTimeoutMs }]);
    expect(late.history.at(-1)?.emitted.map(({ type }) => type)).toEqual(['notice.requested']);
    expect(late.history.at(-1)?.timers.join()).toContain('requestTimeout');
  });

  test('names a step that cannot be taken, and ends there', async () => {
    const simulation = await simulated('share', [refused, share]);
    expect(simulation.history).toHaveLength(2);
    expect(simulation.history[1]?.error).toBe('No call of openSheet waits.');
  });

  test('offers the events of the current states and none of the machinery', async () => {
    const { events } = await simulated('share', []);
    expect(events).toContain('share.start');
    expect(events.filter((type) => type.startsWith('xstate.'))).toEqual([]);
  });
});

describe('the samples', () => {
  test('have a payload for each event that a chart hears', () => {
    for (const { id, machine } of charts) {
      const heard = machine.events.filter((type) => !type.startsWith('xstate.') && !type.includes('*'));
      expect(Object.keys(samples[id]?.events ?? {}), id).toEqual(expect.arrayContaining(heard));
    }
  });

  test('have each field that the type of an event asks for', () => {
    expect(samples.share?.events['share.start']).toMatchObject({ title: expect.any(String), url: expect.any(String) });
  });
});

describe('the outcomes of a call', () => {
  test('are its success, each refusal of the contract, and what the network does', () => {
    const names = choicesOf('addToCart', { id: 1 }).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Success', '401 unauthorized', '422 refused', 'No network', 'Timeout']),
    );
  });

  test('never carry the text of a broken server', () => {
    for (const { name, outcome } of choicesOf('addToCart', undefined))
      if (/^5\d\d /.test(name)) expect(outcome).not.toHaveProperty('failure.message');
  });
});

describe('the link of a run', () => {
  test('has the whole run, in any script', () => {
    const run: Run = { input: { name: 'تفاح' }, steps: [share, refused, { do: 'wait', ms: 300 }] };
    expect(decodeRun(encodeRun(run))).toEqual(run);
    expect(encodeRun(run)).toMatch(/^[\w-]+$/);
  });

  test.each(['', '%', 'bm8', btoa('{"steps":[{"do":"jump"}]}'), btoa('{"steps":[{"do":"wait","ms":-1}]}')])(
    'is refused if it is %j',
    (text) => {
      expect(decodeRun(text)).toBeUndefined();
    },
  );
});

test('A run is written as a row of the edge cases', async () => {
  const steps: RunStep[] = [share, refused, copy, { do: 'wait', ms: requestTimeoutMs }];
  const code = edgeCaseOf(chartOf('share'), { steps }, await simulated('share', steps));
  expect(code).toContain('machine: shareMachine,');
  expect(code).toContain("ports: ['openSheet'");
  expect(code).toContain('failed(\'openSheet\', {kind: "broken"})');
  expect(code).toContain("after('requestTimeout')");
  expect(code).toContain('ends: "idle"');
  expect(code).toContain("says: ['notice.requested']");
});

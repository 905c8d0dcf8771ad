/** Runs that once broke a chart, and how the shortest one is found. */
import { expect, test } from 'vitest';
import { assign, createMachine, fromPromise } from 'xstate';
import { asTest, type RandomStep, shortest, survive } from '#tests/support/charts/random-run.ts';

/** Breaks when it is told `burst` after its call was refused and a second has passed. */
const brittleMachine = createMachine(
  {
    id: 'brittle',
    initial: 'calling',
    states: {
      calling: {
        invoke: { src: 'load', id: 'load', onDone: 'done', onError: 'refused' },
        on: { again: { target: 'calling', reenter: true } },
      },
      refused: { after: { 1000: 'weak' }, on: { again: 'calling' } },
      weak: { on: { burst: { actions: 'break' }, again: 'calling' } },
      done: { on: { again: 'calling' } },
    },
  },
  {
    actors: { load: fromPromise(async () => undefined) },
    actions: {
      break: assign(() => {
        throw new Error('broken');
      }),
    },
  },
);

const needed: RandomStep[] = [
  { do: 'refuse', port: 'load', nth: 0, error: { kind: 'network' } },
  { do: 'settle' },
  { do: 'wait', ms: 3000 },
  { do: 'send', event: { type: 'burst' } },
];
const noise: RandomStep[] = [
  { do: 'send', event: { type: 'burst' } },
  { do: 'answer', port: 'load', nth: 0, output: 1 },
  { do: 'settle' },
  { do: 'send', event: { type: 'again' } },
  { do: 'wait', ms: 300 },
];
const whole: RandomStep[] = [
  ...noise,
  ...noise,
  ...needed.slice(0, 1),
  { do: 'send', event: { type: 'none' } },
  ...needed.slice(1),
  ...noise,
];

test('Of a run that breaks a chart, the steps that matter are left', async () => {
  expect(await shortest(brittleMachine, undefined, whole)).toEqual(needed);
});

test('An outcome goes to the call that the step names', async () => {
  const two: RandomStep[] = [{ do: 'send', event: { type: 'again' } }];
  const end: RandomStep[] = needed.slice(1);
  const refused = (nth: number): RandomStep => ({ do: 'refuse', port: 'load', nth, error: 'no' });
  // The chart has left the first call, and ignores its outcome.
  await expect(survive(brittleMachine, undefined, [...two, refused(0), ...end])).resolves.toBeUndefined();
  await expect(survive(brittleMachine, undefined, [...two, refused(1), ...end])).rejects.toThrow('ends in an error');
});

test('A run that breaks nothing has no shortest form', async () => {
  expect(await shortest(brittleMachine, undefined, noise)).toBeUndefined();
  await expect(survive(brittleMachine, undefined, noise)).resolves.toBeUndefined();
});

test('The shortest form is printed as a test, and that test fails', async () => {
  const printed = asTest('brittle', undefined, needed);
  expect(printed).toContain("test('brittle survives this', () =>\n  survive(brittleMachine, undefined, [");
  expect(printed).toContain('{"do":"send","event":{"type":"burst"}}');
  await expect(survive(brittleMachine, undefined, needed)).rejects.toThrow('brittle ends in an error.');
});

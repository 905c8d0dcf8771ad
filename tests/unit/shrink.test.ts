/** The shortest form of a failed walk, and the numbers that repeat it. */
import { describe, expect, test, vi } from 'vitest';
import { type AnyStateMachine, assign, type EventObject, setup } from 'xstate';
import { shorterForms, shrink } from '#tests/paths/shrink.ts';
import { readWalk, walkCode } from '#tests/paths/walk-code.ts';
import type { ChartModel } from '#tests/support/charts/model.ts';

/** A lamp that is switched on and off, and dimmed while it is on. */
const lamp = setup({ types: { context: {} as { dims: number } } }).createMachine({
  id: 'lamp',
  context: { dims: 0 },
  initial: 'off',
  states: {
    off: { on: { press: 'on' } },
    on: {
      on: {
        press: 'off',
        dim: { actions: assign({ dims: ({ context }) => Math.min(2, context.dims + 1) }) },
        break: 'broken',
      },
    },
    broken: {},
  },
}) as unknown as AnyStateMachine;

const model: ChartModel = {
  machine: lamp,
  input: undefined,
  cases: ['press', 'dim', 'break'].map((type) => ({ type })),
  view: ({ value, context }) => [value, context],
};
const journey = { flow: 'lamp', model, hands: {}, ports: {} };
const events = (...types: string[]): EventObject[] => types.map((type) => ({ type }));
const typesOf = (forms: EventObject[][]) => forms.map((form) => form.map(({ type }) => type).join(' '));

describe('the shorter forms of a walk', () => {
  test('end with the same transition, the shortest first', () => {
    const forms = typesOf(shorterForms(journey, events('press', 'press', 'press', 'dim', 'break')));
    expect(forms[0]).toBe('press break');
    expect(forms).toContain('press dim break');
    expect(forms.every((form) => form.endsWith('break'))).toBe(true);
    expect(forms.map((form) => form.length)).toEqual(
      forms.map((form) => form.length).toSorted((one, other) => one - other),
    );
  });

  test('are none where every step is needed', () => {
    expect(shorterForms(journey, events('press', 'break'))).toEqual([]);
    expect(shorterForms(journey, [])).toEqual([]);
  });
});

describe('shrinking', () => {
  const forms = [events('press', 'break'), events('press', 'dim', 'break')];

  test('takes the first form that fails alike', async () => {
    const failsAlike = vi.fn(async (some: EventObject[]) => some.length === 3);
    expect(await shrink(forms, failsAlike)).toEqual(forms[1]);
    expect(failsAlike).toHaveBeenCalledTimes(2);
  });

  test('ends after six attempts', async () => {
    const failsAlike = vi.fn(async () => false);
    expect(
      await shrink(
        Array.from({ length: 9 }, () => events('press')),
        failsAlike,
      ),
    ).toBeUndefined();
    expect(failsAlike).toHaveBeenCalledTimes(6);
  });
});

describe('the numbers of a walk', () => {
  test('lead to the same events again', () => {
    const walk = events('press', 'dim', 'press', 'press', 'break');
    const code = walkCode(model, walk);
    expect(code).toMatch(/^\d(\.\d){4}$/);
    expect(readWalk(model, code)).toEqual(walk);
  });

  test('are refused in a sentence where the chart has no such event', () => {
    expect(() => readWalk(model, '0.7')).toThrow('The chart has no event 7 at step 2 of --walk: it has changed since.');
  });
});

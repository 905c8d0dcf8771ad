/** The mutants of charts: which there are, that each differs from its chart, and what is said of those that survive. */
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type EventObject, emit, SimulatedClock, setup } from 'xstate';
import { findCharts } from '#tools/flows/find.ts';
import { activate } from '#tools/flows/mutation/active.ts';
import type { Config } from '#tools/flows/mutation/config-parts.ts';
import { judge, rowOf } from '#tools/flows/mutation/judge.ts';
import { type Mutant, mutantsOf } from '#tools/flows/mutation/mutants.ts';
import { placeOf, subjectsOf } from '#tools/flows/mutation/subjects.ts';
import { mutated, setup as setupOfMutants } from '#tools/flows/mutation/xstate.ts';
import { statesOf, transitionsOf } from '#tools/flows/transitions.ts';

type Press = { type: 'press' | 'hold'; isDark?: boolean };

const makeLamp = (config: Config) =>
  setup({
    types: { events: {} as Press, emitted: {} as EventObject & { text?: string; kind?: string } },
    guards: { isDark: ({ event }) => event.isDark === true },
    delays: { tooLong: 1000 },
    actions: {
      click: emit({ type: 'clicked' }),
      say: emit((_, said: { text?: string; kind?: string }) => ({ type: 'said', ...said })),
    },
  }).createMachine(config as never);

const lamp: Config = {
  id: 'lamp',
  description: 'A lamp that goes out by itself.',
  initial: 'off',
  states: {
    off: { on: { press: [{ guard: 'isDark', target: 'on', actions: 'click' }, { actions: 'click' }] } },
    on: {
      tags: ['bright'],
      entry: { type: 'say', params: { text: 'on', kind: 'news' } },
      on: { press: 'off', hold: { actions: { type: 'say', params: () => ({ text: 'held' }) } } },
      after: { tooLong: { target: 'off', actions: 'click' } },
    },
  },
};

/** What a lamp does in a series of events that visits every part of it. */
const lifeOf = (config: Config) => {
  const clock = new SimulatedClock();
  const actor = createActor(makeLamp(config), { clock });
  const life: unknown[] = [];
  actor.on('*', (event) => void life.push(event));
  actor.start();
  const look = () => life.push([actor.getSnapshot().value, actor.getSnapshot().hasTag('bright' as never)]);
  const steps: (Press | 'wait')[] = [
    { type: 'press' },
    { type: 'press', isDark: true },
    { type: 'hold' },
    'wait',
    { type: 'press', isDark: true },
    { type: 'press' },
  ];
  look();
  for (const step of steps) {
    if (step === 'wait') clock.increment(1000);
    else actor.send(step);
    look();
  }
  return JSON.stringify(life);
};

afterEach(() => activate(undefined));

describe('the mutants of a chart', () => {
  test('are its parts, each wrong in one way', () => {
    expect(mutantsOf(lamp).map(({ id }) => id)).toEqual([
      'lamp: starts with on',
      'lamp.off + press [0]: no transition',
      'lamp.off + press [0]: no guard',
      'lamp.off + press [0]: no target',
      'lamp.off + press [0]: no action click',
      'lamp.off + press [1]: no transition',
      'lamp.off + press [1]: no action click',
      'lamp.on: entry: no action say',
      'lamp.on: entry: no parameter text of say',
      'lamp.on: entry: no parameter kind of say',
      'lamp.on: no tag bright',
      'lamp.on + press [0]: no transition',
      'lamp.on + hold [0]: no transition',
      'lamp.on + hold [0]: no action say',
      'lamp.on + hold [0]: no parameters of say',
      'lamp.on + xstate.after.tooLong.lamp.on [0]: never fires',
      'lamp.on + xstate.after.tooLong.lamp.on [0]: no target',
      'lamp.on + xstate.after.tooLong.lamp.on [0]: no action click',
      'lamp.on + xstate.after.tooLong.lamp.on [0]: fires at once',
    ]);
  });

  test.each(mutantsOf(lamp))('$id behaves otherwise and leaves the chart as it was', ({ apply }: Mutant) => {
    const before = JSON.stringify(lamp);
    expect(lifeOf(apply(lamp))).not.toBe(lifeOf(lamp));
    expect(JSON.stringify(lamp)).toBe(before);
  });

  test('spoil one state only where two share a part', () => {
    const shared = { on: { press: { target: 'b', actions: 'click' } } };
    const twins: Config = { id: 'twins', initial: 'a', states: { a: shared, b: shared } };
    const [mutant] = mutantsOf(twins).filter(({ id }) => id === 'twins.a + press [0]: no transition');
    const states = mutant?.apply(twins).states as Record<string, unknown>;
    expect(states.a).toEqual({ on: { press: [] } });
    expect(states.b).toEqual(shared);
  });

  test('have a number where two have the same name', () => {
    const twice: Config = { id: 'twice', states: { a: { entry: ['click', 'click'] } } };
    expect(mutantsOf(twice).map(({ id }) => id)).toEqual([
      'twice.a: entry: no action click',
      'twice.a: entry: no action click (2)',
    ]);
  });

  test('name states and transitions that the charts of the shop have, and no name stands twice', async () => {
    for (const { machine } of await findCharts()) {
      const mutants = mutantsOf(machine.config as unknown as Config);
      const known = new Set([...transitionsOf(machine).keys(), ...statesOf(machine).map(({ id }) => id)]);
      expect(mutants.filter(({ key }) => !known.has(key)).map(({ id }) => id)).toEqual([]);
      expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
    }
  });
});

describe('the XState of a mutant', () => {
  const description = String(lamp.description);

  test('spoils the chart with the description of the active mutant, and no other', () => {
    expect(mutated(lamp)).toBe(lamp);
    activate({ description, index: 0 });
    expect(mutated(lamp)).toMatchObject({ initial: 'on' });
    expect(mutated({ ...lamp, description: 'Another chart.' })).toMatchObject({ initial: 'off' });
  });

  test('spoils a chart that is set up, extended and provided', () => {
    activate({ description, index: 0 });
    const machine = setupOfMutants({})
      .extend({})
      .createMachine({ id: 'lamp', description, initial: 'off', states: { off: {}, on: {} } });
    expect(createActor(machine.provide({})).getSnapshot().value).toBe('on');
  });

  test('ends a mutant that goes round in circles', () => {
    const circle: Config = {
      id: 'circle',
      description,
      initial: 'a',
      states: { a: { always: { guard: () => false, target: 'b' } }, b: { always: 'a' } },
    };
    activate({ description, index: mutantsOf(circle).findIndex(({ what }) => what === 'no guard') });
    const actor = createActor(makeLamp(mutated(circle)));
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => void errors.push(String(error)) });
    actor.start();
    expect(errors).toEqual([expect.stringMatching(/infinite loop/i)]);
  });
});

describe('the figures of a chart', () => {
  const subject = {
    name: 'share',
    file: 'machines/share/share.machine.ts',
    description: '',
    mutants: mutantsOf({
      id: 'share',
      initial: 'idle',
      states: { idle: { on: { 'share.start': 'sharing' } }, sharing: {} },
    }),
    beside: [],
    walks: [],
  };
  const [first, second] = subject.mutants.map(({ id }) => `share: ${id}`) as [string, string];

  test('list survivors that nobody has accepted, with their place in the chart', () => {
    const score = judge(subject, new Map([[0, 'a test']]), {}, 1);
    expect(score).toMatchObject({ mutants: 2, killed: 1, accepted: [], stale: [] });
    expect(score.survivors).toHaveLength(1);
    expect(score.survivors[0]).toMatchObject({ id: second, place: expect.stringMatching(/share\.machine\.ts:\d+$/) });
    expect(rowOf(score)).toMatch(/^share +2 +1 +0 +1 +50 +1\.0$/);
  });

  test('leave out accepted survivors, and report them as stale once they are killed', () => {
    const score = judge(subject, new Map([[0, 'a test']]), { [first]: 'why', [second]: 'why' }, 1);
    expect(score).toMatchObject({ survivors: [], accepted: [second], stale: [first] });
  });

  test('report an accepted survivor that names no mutant as stale', () => {
    const kills = new Map([0, 1].map((index) => [index, 'a test']));
    expect(judge(subject, kills, { 'share: share.gone: no tag': 'why' }, 1).stale).toEqual([
      'share: share.gone: no tag',
    ]);
  });
});

describe('the subjects', () => {
  test('are the charts, and once what one function makes; the smallest come first', async () => {
    const charts = await findCharts();
    const subjects = subjectsOf(charts);
    const names = subjects.map(({ name }) => name);
    expect(names).toContain('cart');
    expect(names).toContain('form');
    expect(names).not.toContain('profile');
    expect(subjects.map(({ mutants }) => mutants.length)).toEqual(
      subjects.map(({ mutants }) => mutants.length).toSorted((one, other) => one - other),
    );
    const form = subjects.find(({ name }) => name === 'form');
    expect(form?.beside).toEqual(['machines/shared/form.machine.test.ts']);
    expect(form?.mutants.every(({ key }) => key.startsWith('form'))).toBe(true);
  });

  test('know where a mutant’s transition is written', async () => {
    const share = subjectsOf(await findCharts()).find(({ name }) => name === 'share');
    const mutant = share?.mutants.find(({ key }) => key.startsWith('share.copying + xstate.after'));
    expect(share && mutant && placeOf(share, mutant)).toMatch(/^machines\/share\/share\.machine\.ts:\d+$/);
  });
});

import { describe, expect, test } from 'vitest';
import { createActor, emit, setup } from 'xstate';
import { relay } from './relay.ts';

type Said = { type: 'said'; word: string };

const child = setup({ types: { events: {} as Said, emitted: {} as Said } }).createMachine({
  on: { said: { actions: emit(({ event }) => event) } },
});

const parent = setup({
  types: { events: {} as Said | { type: 'child.start' } | { type: 'child.stop' }, emitted: {} as Said },
  actors: { child, relay },
}).createMachine({
  invoke: { src: 'relay', input: ({ self }) => ({ parent: self }) },
  on: { said: { actions: emit(({ event }) => event) } },
  initial: 'without',
  states: {
    without: { on: { 'child.start': 'with' } },
    with: { invoke: { src: 'child', id: 'child' }, on: { 'child.stop': 'without' } },
  },
});

const start = () => {
  const words: string[] = [];
  const actor = createActor(parent);
  actor.on('said', ({ word }) => words.push(word));
  actor.start();
  return { actor, words, child: () => actor.getSnapshot().children.child };
};

describe('the relay', () => {
  test('forwards what an invoked chart emits to its parent, once', () => {
    const { actor, words, child: running } = start();
    actor.send({ type: 'child.start' });
    running()?.send({ type: 'said', word: 'plum' });
    expect(words).toEqual(['plum']);
  });

  test('forwards the events of a chart that is invoked again', () => {
    const { actor, words, child: running } = start();
    actor.send({ type: 'child.start' });
    actor.send({ type: 'child.stop' });
    actor.send({ type: 'child.start' });
    running()?.send({ type: 'said', word: 'pear' });
    expect(words).toEqual(['pear']);
  });
});

import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, type EventObject, fromCallback } from 'xstate';
import { aFailure } from '#tests/support/data/builders.ts';
import type { LazyFlowName } from '../registry.ts';
import { flowLoaderMachine } from './flow-loader.machine.ts';

const open = { type: 'login.open' };
const type = { type: 'login.type', field: 'phone', value: '1' };
const need = (event?: AnyEventObject) => ({ type: 'flow.ensure', flow: 'dialogs', event }) as const;

const start = (event?: AnyEventObject) => {
  let respond: (result: AnyEventObject) => void = () => {};
  const loadFlow = fromCallback<EventObject, { flow: LazyFlowName }>(({ sendBack }) => {
    respond = sendBack;
  });
  const loader = createActor(flowLoaderMachine.provide({ actors: { loadFlow } }), {
    input: { flow: 'dialogs', waiting: event ? [event] : [] },
  });
  const emitted: AnyEventObject[] = [];
  loader.on('*', (fact) => void emitted.push(fact));
  loader.start();
  return { loader, emitted, respond: (result: AnyEventObject) => respond(result) };
};

describe(flowLoaderMachine.id, () => {
  test('loading + requests → queues their events in order, and each repeated press once', () => {
    const { loader } = start(open);
    for (const event of [open, type, type, undefined]) loader.send(need(event));
    expect(loader.getSnapshot().context.waiting).toEqual([open, type]);
  });

  test('loading + the same step again → queues each, because a stepper counts presses', () => {
    const { loader } = start();
    const more = { type: 'servings.increment' };
    const fewer = { type: 'servings.decrement' };
    for (const event of [more, more, more, fewer, fewer]) loader.send(need(event));
    expect(loader.getSnapshot().context.waiting).toEqual([more, more, more, fewer, fewer]);
  });

  test('loading + code → loaded, and emits the code with the queue', () => {
    const { loader, emitted, respond } = start(open);
    const loaded = { type: 'flow.loaded', flow: 'dialogs', logic: flowLoaderMachine };
    respond(loaded);
    expect(loader.getSnapshot()).toMatchObject({ value: 'loaded', status: 'done' });
    expect(emitted).toEqual([{ ...loaded, waiting: [open] }]);
  });

  test('loading + failure → failed, with a toast only if an event waits', () => {
    const failed = { type: 'flow.failed', flow: 'dialogs', failure: aFailure('network') };
    const pressed = start(open);
    pressed.respond(failed);
    expect(pressed.emitted.map((fact) => fact.type)).toEqual(['notice.requested', 'flow.failed']);
    const named = start();
    named.respond(failed);
    expect(named.emitted).toEqual([{ ...failed, waiting: [] }]);
    expect(named.loader.getSnapshot()).toMatchObject({ value: 'failed', status: 'done' });
  });

  test('stopped + code → emits nothing', () => {
    const { loader, emitted, respond } = start(open);
    loader.stop();
    respond({ type: 'flow.loaded', flow: 'dialogs', logic: flowLoaderMachine });
    expect(emitted).toEqual([]);
  });

  test('loading + failure while an event waits → failed', () => {
    const { loader, respond } = start(open);
    respond({ type: 'flow.failed', flow: 'dialogs', failure: aFailure('network') });
    expect(loader.getSnapshot()).toMatchObject({ value: 'failed', status: 'done' });
  });
});

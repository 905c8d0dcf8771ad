/** A real chart whose calls are answered, and whose timers are fired, by the steps of a generated path. */
import { type AnyStateMachine, createActor, type EventObject } from 'xstate';
import { call } from '#machines/kit/call.ts';
import { keyOf } from '#tools/flows/transitions.ts';

type Answer = { resolve: (output: never) => void; reject: (error: unknown) => void };

/** Fires one timer at a time, so that a path's timer event is that timer and no other. */
const handClock = () => {
  const timers = new Map<number, { run: () => void; ms: number }>();
  let last = 0;
  return {
    setTimeout: (run: () => void, ms: number) => {
      last += 1;
      timers.set(last, { run, ms });
      return last;
    },
    clearTimeout: (id: number) => void timers.delete(id),
    fire: (ms: number) => {
      const [id, timer] = [...timers].find(([, waiting]) => waiting.ms === ms) ?? [];
      if (id === undefined || !timer) throw new Error(`No timer of ${ms} ms is set.`);
      timers.delete(id);
      timer.run();
    },
  };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

export type RigChildren = Record<string, { machine: AnyStateMachine; ports: readonly string[] }>;

/** `ports` are the machine's one-shot actors, `children` the charts it invokes; each is invoked under its own name. */
export const startRig = (
  machine: AnyStateMachine,
  input: unknown,
  ports: readonly string[],
  children: RigChildren = {},
) => {
  const waiting = new Map<string, Answer>();
  const asked: { port: string; input: unknown }[] = [];
  const taken = new Set<string>();
  const emitted: EventObject[] = [];
  const clock = handClock();

  const held = (port: string) =>
    call<never, unknown>((given, signal) => {
      asked.push({ port, input: given });
      return new Promise((resolve, reject) => {
        const answer = { resolve, reject };
        waiting.set(port, answer);
        signal.addEventListener('abort', () => waiting.get(port) === answer && waiting.delete(port));
      });
    });

  const heldAll = (names: readonly string[]) => Object.fromEntries(names.map((port) => [port, held(port)]));
  const charts = Object.entries(children).map(([name, child]) => [
    name,
    child.machine.provide({ actors: heldAll(child.ports) } as never),
  ]);
  const provided = machine.provide({ actors: { ...heldAll(ports), ...Object.fromEntries(charts) } } as never);
  const actor = createActor(provided, {
    input: input as never,
    clock: clock as never,
    inspect: (event) => {
      // The chart's own steps only; the first of them are taken before the actor has a name here.
      if (event.type === '@xstate.microstep' && event.actorRef.sessionId === event.rootId) {
        for (const transition of event._transitions) taken.add(keyOf(transition as never));
      }
    },
  });
  actor.on('*', (event) => void emitted.push(event));
  actor.start();

  const settle = async (how: string, port: string, event: EventObject & { output?: unknown; error?: unknown }) => {
    const answer = waiting.get(port);
    if (!answer) throw new Error(`${port} is not under way.`);
    waiting.delete(port);
    if (how === 'done') answer.resolve(event.output as never);
    else answer.reject(event.error);
    await settled();
  };

  const delayOf = (name: string): number => {
    const delay = machine.implementations.delays[name];
    return typeof delay === 'function'
      ? delay({ context: actor.getSnapshot().context, event: {} } as never, undefined as never)
      : (delay as number);
  };

  /** Makes the event of a path's step happen. */
  const take = async (event: EventObject) => {
    const [, how = '', what = '', port = ''] = event.type.split('.');
    if (event.type === 'xstate.init') return;
    if (!event.type.startsWith('xstate.')) return actor.send(event as never);
    if (how === 'after') return clock.fire(delayOf(what));
    await settle(how, port, event);
  };

  return { actor, take, asked, emitted, taken };
};

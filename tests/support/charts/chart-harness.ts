/** A real chart whose calls are answered, and whose timers are fired, by the steps of a generated path. */
import { type AnyStateMachine, createActor, type EventObject } from 'xstate';
import { handClock } from '#tools/flows/simulation/hand-clock.ts';
import { chartsIn, receiverOf } from '#tools/flows/simulation/running-charts.ts';
import { keyOf } from '#tools/flows/transitions.ts';
import { type HeldChildren, type HeldPort, type Holder, heldChart, holdCalls } from './held-chart.ts';

type Result = { resolve: (output: never) => void; reject: (error: unknown) => void };

/** `xstate.after.<delay>.any`: a timer of that length, whichever state waits. */
const isOfAnyState = ({ type }: EventObject) => type.endsWith('.any');

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** `ports` are the machine's one-shot actors, `children` the charts it invokes; each is invoked under its own name. */
export const startHarness = (
  machine: AnyStateMachine,
  input: unknown,
  ports: readonly HeldPort[],
  children: HeldChildren = {},
) => {
  const waiting = new Map<string, Result>();
  const requested: { port: string; input: unknown }[] = [];
  const taken = new Set<string>();
  const emitted: EventObject[] = [];
  const clock = handClock();

  const hold: Holder = (port, given, signal) => {
    requested.push({ port, input: given });
    return new Promise((resolve, reject) => {
      const response = { resolve, reject };
      waiting.set(port, response);
      signal.addEventListener('abort', () => waiting.get(port) === response && waiting.delete(port));
    });
  };

  const actor = createActor(heldChart(machine, ports, children), {
    input: input as never,
    clock: clock as never,
    inspect: (event) => {
      // The chart's own steps only; the first of them are taken before the actor has a name here.
      if (event.type === '@xstate.microstep' && event.actorRef.sessionId === event.rootId) {
        for (const transition of event._transitions) taken.add(keyOf(transition as never));
      }
    },
  });
  clock.follow(actor);
  holdCalls(actor, hold);
  actor.on('*', (event) => void emitted.push(event));
  actor.start();

  const settle = async (how: string, port: string, event: EventObject & { output?: unknown; error?: unknown }) => {
    const response = waiting.get(port);
    if (!response) throw new Error(`${port} is not under way.`);
    waiting.delete(port);
    if (how === 'done') response.resolve(event.output as never);
    else response.reject(event.error);
    await settled();
  };

  /** Of the chart itself, or of one that it invokes. */
  const delayOf = (name: string): number => {
    if (/^\d+$/.test(name)) return Number(name);
    const snapshots = chartsIn(actor).map((chart) => chart.getSnapshot());
    const waiting = snapshots.find((snapshot) => name in snapshot.machine.implementations.delays);
    const delay = waiting?.machine.implementations.delays[name];
    return typeof delay === 'function' ? delay({ context: waiting.context, event: {} } as never) : (delay as number);
  };

  /** Makes the event of a path's step happen. */
  const take = async (event: EventObject) => {
    const [, how = '', what = '', port = ''] = event.type.split('.');
    if (event.type === 'xstate.init') return;
    if (!event.type.startsWith('xstate.')) return receiverOf(actor, event).send(event as never);
    if (how === 'after') return clock.fire(delayOf(what), isOfAnyState(event) ? undefined : event.type);
    await settle(how, port, event);
  };

  return { actor, take, requested, emitted, taken };
};

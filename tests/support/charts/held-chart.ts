/**
 * Charts whose calls wait for the test that started them. A chart is provided with such calls once and started many times: to
 * provide it anew builds all its states again, which takes longer than most walks through it.
 */
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { call } from '#machines/shared/call.ts';

/** What becomes of a call; the signal aborts when the chart gives it up. */
export type Holder = (port: string, input: unknown, signal: AbortSignal) => Promise<never>;

const holders = new WeakMap<AnyActorRef['system'], Holder>();

const heldPort = (port: string) => {
  let system: AnyActorRef['system'];
  const logic = call<never, unknown>((input, signal) => {
    const hold = holders.get(system);
    return hold ? hold(port, input, signal) : Promise.reject(new Error(`Nobody holds the calls of ${port}.`));
  });
  const start: typeof logic.start = (state, scope) => {
    system = scope.system;
    logic.start?.(state, scope);
  };
  return { ...logic, start };
};

/** A port by its own name, or with the name by which a test knows it: two charts may call one port differently. */
export type HeldPort = string | readonly [port: string, known: string];

export type HeldChildren = Record<
  string,
  { machine: AnyStateMachine; ports: readonly HeldPort[]; children?: HeldChildren }
>;

const nameOf = (port: HeldPort) => (typeof port === 'string' ? port : port[0]);
const knownAs = (port: HeldPort) => (typeof port === 'string' ? port : port[1]);

/** Two charts with the same ports and children under the same names are the same held chart. */
const keyOf = (ports: readonly HeldPort[], children: HeldChildren): unknown => [
  ports,
  Object.entries(children).map(([name, child]) => [name, keyOf(child.ports, child.children ?? {})]),
];

const charts = new WeakMap<AnyStateMachine, Map<string, AnyStateMachine>>();

/** `ports` are the machine's one-shot actors, `children` the charts that it invokes, each under its own name. */
export const heldChart = <Machine extends AnyStateMachine>(
  machine: Machine,
  ports: readonly HeldPort[],
  children: HeldChildren = {},
): Machine => {
  const known = charts.get(machine) ?? new Map<string, AnyStateMachine>();
  charts.set(machine, known);
  const key = JSON.stringify(keyOf(ports, children));
  const actors = () => [
    ...ports.map((port) => [nameOf(port), heldPort(knownAs(port))]),
    ...Object.entries(children).map(([name, child]) => [name, heldChart(child.machine, child.ports, child.children)]),
  ];
  const held = known.get(key) ?? machine.provide({ actors: Object.fromEntries(actors()) } as never);
  known.set(key, held);
  return held as Machine;
};

/** Before the actor is started: says who holds its calls, and those of its children. */
export const holdCalls = (actor: AnyActorRef, holder: Holder): void => void holders.set(actor.system, holder);

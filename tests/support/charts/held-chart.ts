/**
 * Charts whose calls wait for whoever started them. A chart is provided with such calls once and started many times: to
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

export type HeldChildren = Record<string, { machine: AnyStateMachine; ports: readonly string[] }>;

const charts = new WeakMap<AnyStateMachine, Map<string, AnyStateMachine>>();

/** `ports` are the machine's one-shot actors, `children` the charts that it invokes, each under its own name. */
export const heldChart = <Machine extends AnyStateMachine>(
  machine: Machine,
  ports: readonly string[],
  children: HeldChildren = {},
): Machine => {
  const known = charts.get(machine) ?? new Map<string, AnyStateMachine>();
  charts.set(machine, known);
  const key = JSON.stringify([ports, Object.entries(children).map(([name, child]) => [name, child.ports])]);
  const actors = () => [
    ...ports.map((port) => [port, heldPort(port)]),
    ...Object.entries(children).map(([name, child]) => [name, heldChart(child.machine, child.ports)]),
  ];
  const held = known.get(key) ?? machine.provide({ actors: Object.fromEntries(actors()) } as never);
  known.set(key, held);
  return held as Machine;
};

/** Before the actor is started: says who holds its calls, and those of its children. */
export const holdCalls = (actor: AnyActorRef, holder: Holder): void => void holders.set(actor.system, holder);

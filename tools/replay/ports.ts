/** The shop's own charts with the ends of their ports in the hands of a replay or of a simulation. */
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
} from 'xstate';
import type { Plain } from './report.types.ts';

type PromiseLogic = { config: (scope: object) => Promise<unknown> };

/** A call that a chart has made; the signal aborts when the chart gives it up. */
export type Call = { port: string; input: unknown; signal: AbortSignal };

/** What a replay or a simulation makes of the actors behind the ports. */
export type Ends = {
  /** Whether the port does its own work. Otherwise only `hold` knows the outcome. */
  isLive: (port: string) => boolean;
  /** Delays the outcome of an actor, or makes one up. */
  hold: (self: AnyActorRef, outcome: Promise<unknown> | undefined, call: Call) => Promise<unknown>;
  /** Takes the mouthpiece of an actor that the browser speaks through. */
  listen: (self: AnyActorRef, say: (event: AnyEventObject) => void) => () => void;
};

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'definition' in logic;

/** A promise ends when it is answered; nothing else at the end of a port does. */
const isPromise = (logic: AnyActorLogic): logic is AnyActorLogic & PromiseLogic => {
  try {
    const response = { type: 'xstate.promise.resolve', data: undefined };
    return logic.transition({ status: 'active' } as never, response as never, { self: {} } as never).status === 'done';
  } catch {
    return false;
  }
};

/** Their words follow from calls, or from other charts, so they speak for themselves. */
const live = new Set(['watch', 'refusals', 'wiring', 'relay']);

/** A port may load a chart, which has ports of its own. */
const withLoadedChart = async (outcome: Promise<unknown>, ends: Ends) => {
  const output = await outcome;
  return isMachine(output) ? withRecordedEnds(output, ends) : output;
};

const held = (name: string, logic: PromiseLogic, ends: Ends) =>
  fromPromise((scope) => {
    const outcome = ends.isLive(name) ? withLoadedChart(logic.config(scope as never), ends) : undefined;
    return ends.hold(scope.self as AnyActorRef, outcome, { port: name, input: scope.input, signal: scope.signal });
  });

const silent = (ends: Ends) =>
  fromCallback<AnyEventObject>(({ self, sendBack }) => ends.listen(self as AnyActorRef, sendBack));

export const withRecordedEnds = <Logic extends AnyActorLogic>(logic: Logic, ends: Ends, name = ''): Logic => {
  if (isMachine(logic)) {
    const actors = Object.entries(logic.implementations.actors as Record<string, AnyActorLogic>);
    return logic.provide({
      actors: Object.fromEntries(actors.map(([key, inner]) => [key, withRecordedEnds(inner, ends, key)])),
    } as never) as never;
  }
  if (live.has(name)) return logic;
  return (isPromise(logic) ? held(name, logic, ends) : silent(ends)) as never;
};

/** The output of a browser port, in the shape that its chart expects. */
export const outcomeOf = (isDone: boolean, output: Plain | undefined): Promise<unknown> =>
  isDone ? Promise.resolve(output ?? undefined) : Promise.reject(output);

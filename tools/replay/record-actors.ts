/**
 * Takes down what reaches the charts from outside and which transitions they take: an inspector for every actor system
 * of a page. Messages between charts are not recorded, since a replay produces them again.
 */
import {
  Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate';
import { isOfMachine, keyOf } from '../flows/transitions.ts';
import { browserPorts } from './browser-ports.ts';
import { effectOf } from './effects.ts';
import type { Redactor } from './redact.ts';
import type { Entry, PlainQuery } from './report.types.ts';

/** An entry without its time. */
export type Note = Entry extends infer One ? (One extends Entry ? Omit<One, 'at'> : never) : never;

type Outcome = { type: string; output?: unknown; error?: unknown };
type Watched = Extract<InspectionEvent, { type: '@xstate.event' }>;

const isMachine = (actor: AnyActorRef) => isOfMachine((actor as { _snapshot?: unknown })._snapshot);

/** Calls back for every actor system that starts, including those without an inspector. */
export const inspectAll = (inspect: (event: InspectionEvent) => void): (() => void) => {
  const prototype = Actor.prototype as unknown as { _initState: (this: Actor<never>, persisted?: unknown) => void };
  const begin = prototype._initState;
  prototype._initState = function (persisted) {
    if (!this._parent) this.system.inspect(inspect);
    begin.call(this, persisted);
  };
  return () => {
    prototype._initState = begin;
  };
};

/** Live in a replay too: their words follow from calls, or from other charts. */
const isOwnVoice = ({ id }: AnyActorRef) => id === 'wiring' || id === 'refusals' || id === 'watch' || id === 'relay';

/** Stable names of actors within a session: a root by its kind, a child by its path. */
export const createNames = () => {
  const names = new WeakMap<AnyActorRef, string>();
  let reads = 0;
  const nameOf = (actor: AnyActorRef): string => {
    const known = names.get(actor);
    if (known !== undefined) return known;
    const { id, _parent: parent } = actor as AnyActorRef & { _parent?: AnyActorRef };
    const name = parent ? `${nameOf(parent)}/${id}` : isRead(actor) ? `read ${++reads}` : 'shop';
    names.set(actor, name);
    return name;
  };
  return nameOf;
};

const readOf = (actor: AnyActorRef) =>
  (actor as { options?: { input?: { query?: PlainQuery } } }).options?.input?.query;
const isRead = (actor: AnyActorRef) => readOf(actor) !== undefined;

const srcOf = ({ src }: AnyActorRef) => (typeof src === 'string' ? src : '');

export const recordActors = (
  keep: (note: Note) => void,
  redactor: Pick<Redactor, 'payload' | 'event'>,
  nameOf: (actor: AnyActorRef) => string = createNames(),
) => {
  const emitted = new WeakSet<object>();
  const taken = new WeakMap<AnyActorRef, string[]>();
  const done = new WeakMap<AnyActorRef, string[]>();

  const start = (actor: AnyActorRef) => {
    const read = readOf(actor);
    const plain = read && { operation: read.operation, params: redactor.payload(read.params) };
    keep({ kind: 'start', actor: nameOf(actor), ...(plain ? { read: plain } : {}) });
  };

  const settled = (source: AnyActorRef, { type, output, error }: Outcome) => {
    const isDone = type.startsWith('xstate.done.actor.');
    const given = isDone ? output : error;
    const ofBrowser = browserPorts.has(srcOf(source)) ? { output: redactor.payload(given) } : {};
    keep({ kind: 'settled', actor: nameOf(source), isDone, ...ofBrowser });
  };

  const fromPort = (source: AnyActorRef, event: Outcome) => {
    if (isOutcome(event)) settled(source, event);
    else if (!isOwnVoice(source))
      keep({ kind: 'told', actor: nameOf(source), event: redactor.event(withoutCode(event)) });
  };

  const fromOutside = (actor: AnyActorRef, event: { type: string }) => {
    if (event.type === 'xstate.init') start(actor);
    else if (!isHomeMade(actor, event)) keep({ kind: 'event', actor: nameOf(actor), event: redactor.event(event) });
  };

  /** Emitted events, and events that the root sends to itself, occur again in a replay. */
  const isHomeMade = (actor: AnyActorRef, event: { type: string }) =>
    emitted.has(event) || event.type === 'xstate.stop' || (isReminder(event) && isInStep(actor));

  const onEvent = ({ event, sourceRef, actorRef }: Watched) => {
    const [actor, source] = [actorRef as AnyActorRef, sourceRef as AnyActorRef | undefined];
    if (!isMachine(actor)) return;
    if (!source) fromOutside(actor, event);
    else if (source === actor) keep({ kind: 'timer', actor: nameOf(actor), event: event.type });
    else if (!isMachine(source) && event.type !== 'xstate.init') fromPort(source, event as Outcome);
  };

  const onStep = (actor: AnyActorRef, transitions: readonly AnyTransitionDefinition[]) => {
    taken.set(actor, [...(taken.get(actor) ?? []), ...transitions.map(keyOf)]);
  };

  const onAction = (actor: AnyActorRef, action: { type: string; params: unknown }) => {
    recordEmitted(action, emitted);
    const effect = effectOf(action);
    if (effect) done.set(actor, [...(done.get(actor) ?? []), effect]);
  };

  const onSnapshot = (actor: AnyActorRef, snapshot: AnyMachineSnapshot, event: string) => {
    const steps = taken.get(actor) ?? [];
    const effects = done.get(actor) ?? [];
    taken.delete(actor);
    done.delete(actor);
    const states = snapshot._nodes.map(({ id }) => id);
    if (steps.length > 0) keep({ kind: 'step', actor: nameOf(actor), event, taken: steps, states, effects });
    if (event === 'xstate.stop' && isRead(actor)) keep({ kind: 'stop', actor: nameOf(actor) });
  };

  return (event: InspectionEvent): void => {
    const actor = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.event') onEvent(event);
    if (event.type === '@xstate.action') onAction(actor, event.action);
    if (event.type === '@xstate.microstep') onStep(actor, event._transitions as AnyTransitionDefinition[]);
    if (event.type === '@xstate.snapshot' && isOfMachine(event.snapshot))
      onSnapshot(actor, event.snapshot, event.event.type);
  };
};

const recordEmitted = ({ type, params }: { type: string; params: unknown }, emitted: WeakSet<object>) => {
  if (type === 'xstate.emit') emitted.add((params as { event: object }).event);
};

/** Requests to load a flow; a page sends them as well, as prefetches. */
const isReminder = (event: { type: string }) => event.type === 'flow.ensure' && !('event' in event);

/** The actor is still processing an earlier event. */
const isInStep = (actor: AnyActorRef) =>
  (actor as unknown as { mailbox: { _current: unknown } }).mailbox._current !== null;

const isOutcome = ({ type }: Outcome) => /^xstate\.(done|error)\.actor\./.test(type);

/** A flow that has arrived is named; its code is not for a report. */
const withoutCode = (event: { type: string }): { type: string } => {
  const { logic: _logic, input: _input, ...rest } = event as { logic?: unknown; input?: unknown };
  return rest as { type: string };
};

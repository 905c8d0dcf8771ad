/**
 * The data that may leave a page towards an inspector. A message is rebuilt from the names below: which actor, chart,
 * which event, which state, and the type of each value. Everything without a name here stays in the page.
 */
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { isRecord } from '#api/is-record.ts';

/** Numbers and booleans without personal data; of every other value only the type leaves. */
const harmlessKeys = new Set(['isOffline', 'itemCount', 'multiVendor', 'persisted', 'quantity', 'secondsLeft']);

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return `array of ${value.length}`;
  return value === null ? 'null' : typeof value;
};

const shownOf = ([key, value]: [string, unknown]): [string, unknown] => {
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  return [key, isPlain && harmlessKeys.has(key) ? value : kindOf(value)];
};

/** Only the first level: names further in may be anybody's. */
const kindsOf = (value: unknown): Record<string, unknown> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(shownOf)) : {};

const eventOf = (event: unknown) => {
  const { type, ...payload } = isRecord(event) ? event : { type: '' };
  return { ...kindsOf(payload), type: String(type) };
};

/** The states of a chart are named by its code. The snapshot of a call has input and output, and no value. */
const stateOf = (value: unknown): unknown => {
  if (typeof value === 'string') return value;
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stateOf(inner)])) : {};
};

const snapshotOf = (snapshot: unknown) => {
  const { status, value, context } = isRecord(snapshot) ? snapshot : {};
  const isChart = value !== undefined;
  return { status, ...(isChart ? { value: stateOf(value), context: kindsOf(context) } : {}) };
};

const knownTypes = ['@xstate.actor', '@xstate.event', '@xstate.snapshot'];

/** Whether `allowed` has this kind of message. */
export const isKnown = ({ type }: { type: string }): boolean => knownTypes.includes(type);

/** A message to an inspector with nothing in it but what may leave the page. */
export const allowed = (message: StatelyInspectionEvent): StatelyInspectionEvent => {
  const { type, _version, createdAt, id, rootId, sessionId } = message;
  const about = { _version, createdAt, id, rootId, sessionId };
  if (type === '@xstate.actor') {
    const { name, parentId, definition } = message;
    return { ...about, type, name, parentId, definition, snapshot: snapshotOf(message.snapshot) } as never;
  }
  if (type === '@xstate.event') {
    return { ...about, type, sourceId: message.sourceId, event: eventOf(message.event) } as never;
  }
  return { ...about, type, event: eventOf(message.event), snapshot: snapshotOf(message.snapshot) } as never;
};

/**
 * Guards and actions that lazy flows share. XState types each by the chart that names it, so `setup()` calls a function
 * for it: `actions: { showFailure: showFailure() }`. The ones that the first view needs are in `failure.ts`.
 */
import { type EventObject, emit, type GuardPredicate, type MachineContext } from 'xstate';
import type { Failure } from '#api/types/failure.ts';
import { errorIn, failureOf, type WithError } from './failure.ts';
import { type NoticeRequested, textOr } from './notice.ts';

const finalKinds: Failure['kind'][] = ['refused', 'notFound', 'notOffered', 'limited'];

/** The server has decided: the same request under the same key would get the same response. */
export const isFinal =
  <Context extends MachineContext, Event extends EventObject>(): GuardPredicate<Context, Event, WithError, never> =>
  (_, { error }) =>
    finalKinds.includes(failureOf(error).kind);

/** It does not exist, or no longer. */
export const isNotFound =
  <Context extends MachineContext, Event extends EventObject>(): GuardPredicate<Context, Event, WithError, never> =>
  (_, { error }) =>
    failureOf(error).kind === 'notFound';

/** `assignTimeout: assign(timedOut)` stores that no response came in time. */
export const timedOut: { failure: Failure } = { failure: { kind: 'timeout' } };

/** The params of a guard or action that judges a call without a response in time. */
export const timeout = { error: { kind: 'timeout' } } as const;

/** A guard or an action with the error of an `onError`. */
export const withError = <Type extends string>(type: Type) => ({ type, params: errorIn }) as const;

/** A shopper who presses something that the back end lacks is told so. */
const failureText = (error: unknown, fallback: string) => {
  const { kind, message } = failureOf(error);
  return textOr(message, kind === 'notOffered' ? 'This shop doesn’t offer this' : fallback);
};

/** Shows a toast with the server's words; without any, with the key `fallback` of the message catalogue. */
export const showFailure = <Context extends MachineContext, Event extends EventObject>() =>
  emit<Context, Event, WithError & { fallback?: string }, Event, NoticeRequested>(
    (_, { error, fallback = 'An error occurred' }) => ({
      type: 'notice.requested',
      kind: 'error',
      text: failureText(error, fallback),
    }),
  );

/** Shows a toast with the server's words; without any, with a key of the message catalogue. */
export const showSuccess = <Context extends MachineContext, Event extends EventObject>() =>
  emit<Context, Event, { message?: string | undefined; key: string }, Event, NoticeRequested>(
    (_, { message, key }) => ({
      type: 'notice.requested',
      kind: 'success',
      text: textOr(message, key),
    }),
  );

/** Shows that the action needs a connection. */
export const showOffline = <Context extends MachineContext, Event extends EventObject>() =>
  emit<Context, Event, undefined, Event, NoticeRequested>({
    type: 'notice.requested',
    kind: 'error',
    text: { key: 'You are offline' },
  });

/** Emits that the server responded with 401, upon which the root ends the session. */
export const emitSessionRefused = <Context extends MachineContext, Event extends EventObject>() =>
  emit<Context, Event, undefined, Event, { type: 'session.refused' }>({ type: 'session.refused' });

/** Emits that the shopper must log in first, upon which the root opens the dialog. */
export const emitLoginRequired = <Context extends MachineContext, Event extends EventObject>() =>
  emit<Context, Event, undefined, Event, { type: 'login.required' }>({ type: 'login.required' });

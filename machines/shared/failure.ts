/** Reads what an `onError` carries as a `Failure`, whatever was thrown. The first view's charts need this file. */
import { type EventObject, emit, type GuardPredicate, type MachineContext } from 'xstate';
import type { Failure } from '#api/types/failure.ts';

export type { Failure } from '#api/types/failure.ts';

/** The params of a guard or action that judges an error. */
export type WithError = { error: unknown };

/** Emitted by a flow when a failure is only logged. */
export type FailureLogged = { type: 'failure.logged'; operation: string; failure: Failure };

/** Logs a failure that is not shown. */
export type Report = (logged: Omit<FailureLogged, 'type'>) => void;

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'kind' in error && typeof error.kind === 'string';

/** The failure as plain data; an error without a kind counts as `broken`, and its text is hidden. */
export const failureOf = (error: unknown): Failure => {
  if (!isFailure(error)) return { kind: 'broken' };
  const { kind, status, message, fields, data, retryAfter } = error;
  return {
    kind,
    ...(status === undefined ? {} : { status }),
    ...(message ? { message } : {}),
    ...(fields ? { fields } : {}),
    ...(data === undefined ? {} : { data }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
};

/** The params of a guard or action in `onError`. */
export const errorIn = ({ event }: { event: WithError }): WithError => ({ error: event.error });

/** The params of `logFailure` in the `onError` of an operation. */
export const errorOf =
  (operation: string) =>
  ({ event }: { event: WithError }) => ({ operation, error: event.error });

/** Logs that an operation gave no response in time, in the `after` of its state. */
export const logTimeout = (operation: string) =>
  ({ type: 'logFailure', params: { operation, error: { kind: 'timeout' } } }) as const;

/**
 * The server responded with 401. XState types a guard by the chart that names it: `guards: { isUnauthorized:
 * isUnauthorized() }`.
 */
export const isUnauthorized =
  <Context extends MachineContext, Event extends EventObject>(): GuardPredicate<Context, Event, WithError, never> =>
  (_, { error }) =>
    failureOf(error).kind === 'unauthorized';

/** `assignFailure: assign(failureFrom)` stores the failure for the view. */
export const failureFrom = (_: unknown, { error }: WithError): { failure: Failure } => ({ failure: failureOf(error) });

/** `clearFailure: assign(noFailure)` */
export const noFailure = { failure: undefined };

/** Emits a failure that is only logged. */
export const logFailure = <Context extends MachineContext, Event extends EventObject>() =>
  emit<Context, Event, WithError & { operation: string }, Event, FailureLogged>((_, { operation, error }) => ({
    type: 'failure.logged',
    operation,
    failure: failureOf(error),
  }));

/** Reads what an `onError` carries as a `Failure`, whatever was thrown. */
import type { Failure } from '#api/types/failure.ts';

/** What a flow emits when a failure is for the log only. */
export type FailureLogged = { type: 'failure.logged'; operation: string; failure: Failure };

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'kind' in error && typeof error.kind === 'string';

/** The failure as plain data; a defect without a kind counts as `broken`, its text stays out of sight. */
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

/** The error of a call that has to fail. */
import type { ApiError } from '#api/errors.ts';

export const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error) => error,
  );

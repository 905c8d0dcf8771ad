/** The errors of a form's fields, from the client or the server. */
import type { Failure } from '#api/types/failure.ts';
import type { FieldErrors } from './form.types.ts';

/** Whether no field has an error. */
export const isEmpty = (errors: object): boolean => Object.values(errors).every((text) => text === undefined);

/** The fields that have an error. */
export const onlyWrong = <Fields extends object>(errors: FieldErrors<Fields>): FieldErrors<Fields> =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined)) as FieldErrors<Fields>;

/** The server's first text for each field that the form has. */
export const serverErrorsOf = <Fields extends object>({ fields = {} }: Failure, known: Fields): FieldErrors<Fields> => {
  const shown = Object.entries(fields).filter(([field, message]) => Object.hasOwn(known, field) && message);
  return Object.fromEntries(shown.map(([field, message]) => [field, { message }])) as FieldErrors<Fields>;
};

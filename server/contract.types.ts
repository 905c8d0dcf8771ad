/** What the contract says of each operation: its parameters, its body and its response. */
import type { operations } from '#api/generated/schema.ts';

export type OperationId = keyof operations;

type Present<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>;
type Parameters<K extends OperationId, Part extends string> = operations[K]['parameters'] extends {
  [P in Part]?: infer Found;
}
  ? Present<Found>
  : Record<string, never>;
type JsonOf<T> = T extends { content: { 'application/json': infer Json } } ? Json : undefined;
type Successes<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202 | 204 ? JsonOf<Responses[Status]> : never;
}[keyof Responses];

export type Query<K extends OperationId> = Parameters<K, 'query'>;
export type Params<K extends OperationId> = Parameters<K, 'path'>;
type PlainName<Name> = Name extends `${infer Plain}[]` ? Plain : Name;
type FormOf<T> = T extends { content: { 'multipart/form-data': infer Form } }
  ? { [Name in keyof Form as PlainName<Name>]: Form[Name] }
  : never;
type JsonOrForm<T> = T extends { content: { 'application/json': unknown } } ? JsonOf<T> | FormOf<T> : FormOf<T>;
export type Body<K extends OperationId> = operations[K] extends { requestBody: infer Found }
  ? JsonOrForm<Found>
  : undefined;
export type Result<K extends OperationId> = Successes<operations[K]['responses']>;

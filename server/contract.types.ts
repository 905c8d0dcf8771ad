/** The contract's types for each operation: parameters, body and response. */
import type { components, operations } from '#api/generated/schema.ts';

type Id = components['schemas']['Id'];

/** The ids of this server are numbers: the contract's validation has refused anything else in a request. */
export type OwnIds<T> = [T] extends [Id | null | undefined]
  ? [Id] extends [T]
    ? number | Extract<T, null | undefined>
    : T
  : T extends Id | null | undefined | boolean | Blob
    ? T
    : T extends readonly (infer Row)[]
      ? OwnIds<Row>[]
      : { [Field in keyof T]: OwnIds<T[Field]> };

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

export type Query<K extends OperationId> = OwnIds<Parameters<K, 'query'>>;
export type Params<K extends OperationId> = OwnIds<Parameters<K, 'path'>>;
type PlainName<Name> = Name extends `${infer Plain}[]` ? Plain : Name;
type FormOf<T> = T extends { content: { 'multipart/form-data': infer Form } }
  ? { [Name in keyof Form as PlainName<Name>]: Form[Name] }
  : never;
type JsonOrForm<T> = T extends { content: { 'application/json': unknown } } ? JsonOf<T> | FormOf<T> : FormOf<T>;
export type Body<K extends OperationId> = operations[K] extends { requestBody: infer Found }
  ? OwnIds<JsonOrForm<Found>>
  : undefined;
export type Result<K extends OperationId> = Successes<operations[K]['responses']>;

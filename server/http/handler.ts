/** The types that tie a handler to its operation in the contract. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '#api/generated/schema.ts';
import type { Locale } from '#server/domain/locale.ts';
import { type Translate, unauthorised } from './refusal.ts';

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

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the texts that this request gets. */
    locale: Locale;
    /** Who asks, when a valid token came along. */
    userId: number | undefined;
    /** The session behind the token. */
    sessionId: number | undefined;
    /** An English phrase in the language of the request. */
    t: Translate;
  }
}

export type ApiRequest<K extends OperationId> = FastifyRequest<{
  Querystring: Query<K>;
  Params: Params<K>;
  Body: Body<K>;
}>;

/** `reply.send()` is for the rare answer that is neither the success nor a `Refusal`. */
export type Handler<K extends OperationId> = (
  request: ApiRequest<K>,
  reply: FastifyReply,
) => Promise<Result<K> | FastifyReply>;

export type Handlers = { [K in OperationId]: Handler<K> };

/** The user of a protected operation; the edge has already refused requests without one. */
export function requireUser(request: { userId: number | undefined }): number {
  if (request.userId === undefined) throw unauthorised();
  return request.userId;
}

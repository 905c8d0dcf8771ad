/** The types that tie a handler to its operation in the contract. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#locales/locales.ts';
import type { Body, OperationId, Params, Query, Result } from '#server/contract.types.ts';
import { type Translate, unauthorized } from '#server/domain/refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the texts that this request gets. */
    locale: Locale;
    /** The user of a valid token. */
    userId: number | undefined;
    /** The session behind the token. */
    sessionId: number | undefined;
    /** The operator previews a look that is not published yet; see `look-preview.ts`. */
    seesDraft: boolean;
    /** The shop of a seller's token. */
    ownShopId: number | undefined;
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
  if (request.userId === undefined) throw unauthorized();
  return request.userId;
}

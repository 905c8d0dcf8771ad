/** Joins the contract to the handlers: one route an operation, with its checks in a fixed order. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { notYet } from '#server/routes/not-yet.ts';
import type { Services } from '#server/services.ts';
import { authenticator } from './authenticate.ts';
import { checkHandlers, type Operation, operationOf, routableDocument } from './contract.ts';
import type { Handlers, OperationId } from './handler.ts';
import { operationLimiter } from './limits.ts';
import { fromCache } from './public-answers.ts';
import { Refusal } from './refusal.ts';
import { validatorCompiler } from './validation.ts';

type AnyHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const answerNotYet: AnyHandler = async () => {
  throw new Refusal(501, 'This is not available yet.');
};

const isCacheable = ({ method, access }: Operation) => method === 'GET' && access !== 'protected';

function hooksOf(services: Services, operation: Operation) {
  const limiter = operationLimiter(services.config, operation.id);
  return {
    // Before the body is read: whoever may not ask need not be understood.
    preParsing: [
      ...(isCacheable(operation) ? [fromCache(services, operation)] : []),
      authenticator(services, operation.access),
    ],
    ...(limiter && { preHandler: [limiter] }),
  };
}

/** A missing body is an empty one, so that the answer names the fields that are missing. */
function readBodySchema(route: RouteOptions): void {
  const schema = route.schema as { body?: { content?: Record<string, { schema: unknown }> } } | undefined;
  const json = schema?.body?.content?.['application/json'];
  if (!schema || !json || Object.keys(schema.body?.content ?? {}).length > 1) return;
  schema.body = json.schema as { content?: never };
  route.preValidation = async (request: FastifyRequest) => {
    if (request.body === undefined) request.body = {};
  };
}

export async function registerOperations(
  app: FastifyInstance,
  services: Services,
  handlers: Partial<Handlers>,
): Promise<void> {
  checkHandlers(Object.keys(handlers), notYet);
  app.addHook('onRoute', readBodySchema);
  app.setValidatorCompiler(validatorCompiler());
  await app.register(fastifyOpenapiGlue, {
    specification: routableDocument(),
    prefix: 'api',
    operationResolver: (id: string) =>
      ({
        handler: (handlers[id as OperationId] as AnyHandler | undefined) ?? answerNotYet,
        ...hooksOf(services, operationOf(id)),
      }) as unknown as RouteOptions,
  });
}

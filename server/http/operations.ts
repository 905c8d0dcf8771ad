/** Joins the contract to the handlers: one route an operation, with its checks in a fixed order. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import type { Config } from '#server/config.ts';
import type { OperationId } from '#server/contract.types.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { Refusal } from '#server/domain/refusal.ts';
import { type FormSchema, formReader, plainForm, registerForms } from '#server/uploads/form-body.ts';
import { fileBytesOf } from '#server/uploads/limits.ts';
import { authenticator } from './authenticate.ts';
import { checkHandlers, type Operation, operationOf, routableDocument } from './contract.ts';
import type { Handlers } from './handler.ts';
import { operationLimiter } from './limits.ts';
import { fromCache } from './public-responses.ts';
import { serializerCompiler } from './serialization.ts';
import { validatorCompiler } from './validation.ts';

const formType = 'multipart/form-data';

type AnyHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** A cached response would not count the view. */
const countsViews = (id: OperationId) => id === 'getBlog';

const isCacheable = ({ id, method, access }: Operation) =>
  method === 'GET' && (access === 'public' || access === 'optional') && !countsViews(id);

function hooksOf(deps: Dependencies, operation: Operation) {
  const limiter = operationLimiter(deps, operation.id);
  return {
    // Before the body is parsed, so that an unauthorized request costs nothing more.
    preParsing: [
      ...(isCacheable(operation) ? [fromCache(deps, operation)] : []),
      authenticator(deps, operation.access),
    ],
    ...(limiter && { preHandler: [limiter] }),
  };
}

type BodySchema = { content?: Record<string, { schema: object }> };

const sendJson = () => new Refusal(415, 'Please send JSON.');

/** A missing body is an empty one, so that the response names the fields that are missing. */
function readJson(route: RouteOptions, content: NonNullable<BodySchema['content']>): void {
  (route.schema as { body: unknown }).body = content['application/json']?.schema;
  route.preValidation = async (request: FastifyRequest) => {
    if (request.isMultipart()) throw sendJson();
    if (request.body === undefined) request.body = {};
  };
}

/** Forms with files, and JSON where the contract takes both. */
function readForm(route: RouteOptions, content: NonNullable<BodySchema['content']>, config: Config): void {
  const form = plainForm(content[formType]?.schema as FormSchema);
  const { operationId } = route.schema as unknown as { operationId: OperationId };
  const read = formReader(config, form, fileBytesOf(operationId));
  const takesJson = content['application/json'] !== undefined;
  (route.schema as { body: unknown }).body = { content: { ...content, [formType]: { schema: form } } };
  route.preValidation = async (request: FastifyRequest) => {
    if (request.isMultipart()) return read(request);
    if (request.body !== undefined && !takesJson) throw new Refusal(415, 'Please send a form.');
    if (request.body !== undefined) return;
    request.body = {};
    // A missing body has no content type; it is validated as an empty form.
    request.headers['content-type'] = formType;
  };
}

const bodyReader =
  (config: Config) =>
  (route: RouteOptions): void => {
    const { content } = (route.schema?.body ?? {}) as BodySchema;
    if (content?.[formType]) readForm(route, content, config);
    else if (content?.['application/json']) readJson(route, content);
  };

export async function registerOperations(app: FastifyInstance, deps: Dependencies, handlers: Handlers): Promise<void> {
  checkHandlers(Object.keys(handlers));
  await registerForms(app);
  app.addHook('onRoute', bodyReader(deps.config));
  app.setValidatorCompiler(validatorCompiler());
  app.setSerializerCompiler(serializerCompiler);
  // An alias shares the hooks of its operation, so that both count towards one limit.
  const hooks = new Map<string, ReturnType<typeof hooksOf>>();
  const sharedHooks = (id: string) => {
    const found = hooks.get(id) ?? hooksOf(deps, operationOf(id));
    hooks.set(id, found);
    return found;
  };
  await app.register(fastifyOpenapiGlue, {
    specification: routableDocument(),
    prefix: 'api',
    operationResolver: (id: string) =>
      ({
        handler: handlers[id as OperationId] as AnyHandler,
        ...sharedHooks(id),
      }) as unknown as RouteOptions,
  });
}

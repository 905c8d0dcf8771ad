/** The server compiles a schema when it is first needed, so a start does not find one that cannot be compiled. */
import { Ajv } from 'ajv';
import fastJsonStringify from 'fast-json-stringify';
import fastify, { type FastifySchema, type RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { beforeAll, describe, expect, test } from 'vitest';
import { routableDocument } from './contract.ts';
import { validatorCompiler } from './validation.ts';

const requestParts = ['params', 'querystring', 'headers'] as const;
const routes: RouteOptions[] = [];

type Content = { content?: Record<string, { schema: object }> };

/** A schema of the contract, or one for each media type. */
const schemasIn = (part: unknown): object[] => {
  const { content } = (part ?? {}) as Content;
  if (content) return Object.values(content).map(({ schema }) => schema);
  return part ? [part as object] : [];
};

beforeAll(async () => {
  const app = fastify();
  app.addHook('onRoute', (route) => void routes.push(route));
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => () => '');
  await app.register(fastifyOpenapiGlue, {
    specification: routableDocument(),
    prefix: 'api',
    operationResolver: () => async () => ({}),
  });
  await app.ready();
});

/** The operations of which `compile` fails, with the reason. */
const failuresOf = (compile: (schema: FastifySchema, route: RouteOptions) => void) =>
  routes.flatMap((route) => {
    try {
      compile(route.schema ?? {}, route);
      return [];
    } catch (error) {
      return [`${route.method} ${route.url}: ${(error as Error).message}`];
    }
  });

/** The schemas of a request's parts. */
const requestSchemas = (schema: FastifySchema): object[] => [
  ...requestParts.flatMap((part) => (schema[part] ? [schema[part] as object] : [])),
  ...schemasIn(schema.body),
];

test('Every schema of a request is a valid schema', () => {
  const ajv = new Ajv({ strict: false });
  const failures = failuresOf((schema) => {
    for (const part of requestSchemas(schema)) if (!ajv.validateSchema(part)) throw new Error(ajv.errorsText());
  });
  expect(failures).toEqual([]);
});

describe('Every schema of the contract compiles:', () => {
  test('those of requests', () => {
    expect(routes.length).toBeGreaterThan(80);
    const compiler = validatorCompiler();
    const failures = failuresOf((schema, { method, url }) => {
      const routePart = { method: String(method), url };
      for (const httpPart of requestParts) {
        if (schema[httpPart]) compiler({ ...routePart, schema: schema[httpPart] as object, httpPart })({});
      }
      for (const body of schemasIn(schema.body)) compiler({ ...routePart, schema: body, httpPart: 'body' })({});
    });
    expect(failures).toEqual([]);
  });

  test('those of responses', () => {
    const failures = failuresOf(({ response }) => {
      for (const status of Object.values(response ?? {})) {
        for (const schema of schemasIn(status)) fastJsonStringify(schema);
      }
    });
    expect(failures).toEqual([]);
  });
});

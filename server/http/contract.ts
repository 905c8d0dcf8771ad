/** The contract for the server: its operations, their access, and the check that each has a handler. */
import document from '#api/generated/openapi.json' with { type: 'json' };
import type { OperationId } from '#server/contract.types.ts';
import { StartError } from '#server/start-error.ts';

/** `protected` takes the token of a shopper, `seller` that of a seller, and neither takes the other's. */
export type Access = 'public' | 'optional' | 'protected' | 'seller';

export type Operation = {
  id: OperationId;
  method: string;
  /** As in the contract: `/address/{id}/update`. */
  path: string;
  pattern: RegExp;
  access: Access;
  /** The names of the query parameters. */
  query: string[];
  hasBody: boolean;
};

type Parameter = { name: string; in: string } | { $ref: string };
type PathItem = Record<string, OperationObject>;
type OperationObject = {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: unknown;
  /** Other routes of the same operation, for existing clients: `POST /logout`. */
  'x-aliases'?: string[];
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const paths = document.paths as unknown as Record<string, PathItem>;
const sharedParameters = document.components.parameters as unknown as Record<string, { name: string; in: string }>;

function named(parameter: Parameter): { name: string; in: string } {
  if (!('$ref' in parameter)) return parameter;
  const found = sharedParameters[parameter.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new StartError(`The contract points at ${parameter.$ref}, which is not there.`);
  return found;
}

function accessOf({ security = [] }: OperationObject): Access {
  if (security.length === 0) return 'public';
  if (security.some((scheme) => 'seller' in scheme)) return 'seller';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'protected';
}

const patternOf = (path: string) =>
  new RegExp(`^/api${path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`);

export const operations: readonly Operation[] = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.includes(method))
    .map(([method, described]) => ({
      id: described.operationId as OperationId,
      method: method.toUpperCase(),
      path,
      pattern: patternOf(path),
      access: accessOf(described),
      query: (described.parameters ?? []).map(named).flatMap((p) => (p.in === 'query' ? [p.name] : [])),
      hasBody: described.requestBody !== undefined,
    })),
);

const byId = new Map(operations.map((operation) => [operation.id, operation]));

export function operationOf(id: string): Operation {
  const operation = byId.get(id as OperationId);
  if (!operation) throw new StartError(`The contract has no operation ${id}.`);
  return operation;
}

type Alias = { method: string; path: string; operation: OperationObject };

const aliasesIn = (described: Record<string, PathItem>): Alias[] =>
  Object.values(described)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) =>
      (operation['x-aliases'] ?? []).map((alias) => {
        const [method = '', path = ''] = alias.split(' ');
        return { method, path, operation };
      }),
    );

/** The routes of all operations and aliases. */
export const callRoutes: readonly Pick<Operation, 'method' | 'path' | 'pattern'>[] = [
  ...operations,
  ...aliasesIn(paths).map(({ method, path }) => ({ method, path, pattern: patternOf(path) })),
];

/** The methods of the contract at a path; none for an unknown path. */
export const verbsAt = (path: string): string[] =>
  callRoutes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);

const withoutLanguage = (operation: OperationObject): OperationObject =>
  operation.parameters
    ? { ...operation, parameters: operation.parameters.filter((p) => named(p).name !== 'Accept-Language') }
    : operation;

const mapValues = <Value>(record: Record<string, Value>, change: (value: Value) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/**
 * For the route builder, which changes a copy of its own: the contract with the aliases as routes of their own. The
 * language header is read leniently everywhere, because a browser may send any list, so no call is refused for it.
 */
export function routableDocument(): object {
  const routes = mapValues(paths, (item) => mapValues(item, withoutLanguage));
  for (const { method, path, operation } of aliasesIn(routes)) {
    routes[path] = { ...routes[path], [method.toLowerCase()]: operation };
  }
  return { ...document, paths: routes };
}

function refuseUnlessEmpty(names: string[], sentence: string): void {
  if (names.length > 0) throw new StartError(`${sentence}: ${names.join(', ')}.`);
}

/** The handlers must be exactly those of the contract; anything else stops the start. */
export function checkHandlers(implemented: readonly string[]): void {
  const known = new Set<string>(byId.keys());
  const given = new Set(implemented);
  refuseUnlessEmpty(
    [...given].filter((id) => !known.has(id)),
    'These operations are not in the contract',
  );
  refuseUnlessEmpty(
    [...known].filter((id) => !given.has(id)),
    'These operations of the contract have no handler',
  );
}

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

/**
 * A copy for the route builder, with the aliases as routes of their own. The language header is read leniently everywhere, because a browser may send any
 * list, so no call is refused for it.
 */
export function routableDocument(): object {
  const copy = structuredClone(document) as unknown as { paths: Record<string, PathItem> };
  for (const operation of Object.values(copy.paths).flatMap((item) => Object.values(item))) {
    if (operation.parameters) {
      operation.parameters = operation.parameters.filter((p) => named(p).name !== 'Accept-Language');
    }
  }
  for (const { method, path, operation } of aliasesIn(copy.paths)) {
    copy.paths[path] = { ...copy.paths[path], [method.toLowerCase()]: operation };
  }
  return copy;
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

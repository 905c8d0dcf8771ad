/** The contract, as a report needs it: which operation a request is, and the schema of a response. */
import document from '#api/generated/openapi.json' with { type: 'json' };

export type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};
type Response = { $ref?: string; content?: Record<string, { schema: Schema }> };
type Described = { operationId: string; tags?: string[]; responses: Record<string, Response> };
export type Operation = { id: string; method: string; template: string; pattern: RegExp; described: Described };

const methods = ['get', 'post', 'put', 'patch', 'delete'];

export const resolve = <T extends object>({ $ref }: { $ref: string }): T =>
  $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], document) as T;

const derefed = <T extends { $ref?: string }>(part: T): T =>
  part.$ref === undefined ? part : derefed(resolve<T>(part as { $ref: string }));

export const operations: readonly Operation[] = Object.entries(document.paths as object)
  .flatMap(([template, item]: [string, Record<string, Described>]) =>
    methods.flatMap((method) => {
      const described = item[method];
      const pattern = new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`);
      return described
        ? [{ id: described.operationId, method: method.toUpperCase(), template, pattern, described }]
        : [];
    }),
  )
  // `/shops/top` before `/shops/{shop}`.
  .sort((one, other) => Number(one.template.includes('{')) - Number(other.template.includes('{')));

const byId = new Map(operations.map((operation) => [operation.id, operation]));

/** The operation of a request to the back end, and what its path carries. */
export const operationOf = (method: string, path: string) => {
  const bare = path.replace(/^.*?\/api(?=\/)/, '');
  for (const operation of operations) {
    const found = operation.method === method ? operation.pattern.exec(bare) : null;
    if (found) return { operation, params: found.slice(1) };
  }
  return undefined;
};

/** The schema of a response's body; undefined where the contract has none. */
export const schemaOf = (operation: string, status: number): Schema | undefined => {
  const response = byId.get(operation)?.described.responses[String(status)];
  return response && derefed(response).content?.['application/json']?.schema;
};

/** A schema and all that it is made of, each without a reference: what holds is in one of them. */
export const partsOf = (schema: Schema): Schema[] => {
  const own = derefed(schema);
  return [own, ...[own.allOf, own.anyOf, own.oneOf].flatMap((parts) => parts ?? []).flatMap(partsOf)];
};

/** The schema of `data` in a successful response, which is what a query stores. */
export const dataSchemaOf = (operation: string): Schema | undefined => {
  const schema = schemaOf(operation, 200);
  return schema && partsOf(schema).find(({ properties }) => properties?.data)?.properties?.data;
};

const wordsIn = (part: unknown, words: Set<string>): void => {
  if (typeof part !== 'object' || part === null) return;
  const { enum: choices = [], const: only, properties = {}, operationId } = part as Schema & Partial<Described>;
  const known = Array.isArray(choices) ? choices : [];
  const names = Object.keys(typeof properties === 'object' ? properties : {});
  for (const word of [...known, only, operationId, ...names]) if (typeof word === 'string') words.add(word);
  for (const inner of Object.values(part)) wordsIn(inner, words);
};

/** Every word that the contract itself has: its choices, the names of its fields and operations. */
export const contractWords: ReadonlySet<string> = (() => {
  const words = new Set<string>();
  wordsIn(document, words);
  return words;
})();

/**
 * The contract in OpenAPI 3.0, for generators of clients that do not read 3.1. Both describe the same calls: only the
 * spelling of `null`, constants, exclusive bounds and files differs.
 */
type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNull = (schema: unknown) => isNode(schema) && schema.type === 'null';

/** Keys whose values are data, not schemas. */
const dataKeys: ReadonlySet<string> = new Set(['default', 'enum', 'example', 'examples']);

function typeList(types: unknown): Node | undefined {
  if (!Array.isArray(types)) return undefined;
  const others = types.filter((type) => type !== 'null');
  const nullable = others.length < types.length ? { nullable: true } : {};
  return others.length === 1
    ? { type: others[0], ...nullable }
    : { anyOf: others.map((type) => ({ type, ...nullable })) };
}

/** The keywords of 3.1 that 3.0 writes otherwise. */
const keywords: Record<string, (value: unknown) => Node | undefined> = {
  type: typeList,
  const: (value) => ({ enum: [value] }),
  exclusiveMinimum: (minimum) => ({ minimum, exclusiveMinimum: true }),
  exclusiveMaximum: (maximum) => ({ maximum, exclusiveMaximum: true }),
  contentMediaType: () => ({ format: 'binary' }),
  required: (names) => (Array.isArray(names) && names.length === 0 ? {} : undefined),
};

/**
 * Returns the document with the same operations as OpenAPI 3.0.3.
 * @param document the bundled contract, whose references all point into `#/components`
 */
export function asOpenApi30(document: { components: { schemas: object } }): object {
  const schemas = document.components.schemas as Node;

  /** `nullable` needs a `type` beside it, and a reference can have no sibling. */
  function nullable(schema: Node): Node {
    if (typeof schema.$ref !== 'string') return { ...schema, nullable: true };
    const named = schemas[schema.$ref.slice('#/components/schemas/'.length)];
    return { allOf: [schema], type: isNode(named) ? (named.type ?? 'object') : 'object', nullable: true };
  }

  function alternatives(keyword: string, value: unknown): Node | undefined {
    if (!Array.isArray(value) || !value.some(isNull)) return undefined;
    const others = value.filter((schema) => !isNull(schema)).map((schema) => nullable(rewritten(schema) as Node));
    return others.length === 1 ? others[0] : { [keyword]: others };
  }

  function entryOf(key: string, value: unknown): Node {
    if (dataKeys.has(key)) return { [key]: value };
    // Below `properties` a keyword is the name of a field.
    if (key === 'properties' && isNode(value)) {
      return {
        properties: Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, rewritten(schema)])),
      };
    }
    const known = key === 'anyOf' || key === 'oneOf' ? alternatives(key, value) : keywords[key]?.(value);
    return known ?? { [key]: rewritten(value) };
  }

  function rewritten(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(rewritten);
    if (!isNode(value)) return value;
    return Object.assign({}, ...Object.entries(value).map(([key, part]) => entryOf(key, part)));
  }

  const { info, ...parts } = rewritten(document) as { info: { title: string; version: string; description: string } };
  const { title, version, description } = info;
  return { ...parts, openapi: '3.0.3', info: { title, version, description } };
}

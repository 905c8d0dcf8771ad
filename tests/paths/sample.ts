/** Data of the contract's own shapes, for what a journey happens among: complete, dull, and always the same. */
import document from '#api/generated/openapi.json' with { type: 'json' };

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
};

const schemas = document.components.schemas as unknown as Record<string, Schema>;

const textOf = ({ pattern = '', format }: Schema): string => {
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (format === 'date-time') return '2025-03-05T15:07:09.000000Z';
  if (pattern.includes('[AP]M')) return '05 March, 2025 03:07 PM';
  return pattern.includes('[A-Z][a-z]') ? '05 March, 2025' : 'Text';
};

const simple: Record<string, (schema: Schema) => unknown> = {
  string: textOf,
  integer: ({ minimum = 1 }) => minimum,
  number: ({ minimum = 1 }) => minimum,
  boolean: () => false,
  array: () => [],
  null: () => null,
};

const objectOf = ({ properties = {}, required = [] }: Schema) =>
  Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {})]));

function exampleOf(schema: Schema): unknown {
  const { $ref, enum: choices, anyOf, oneOf, allOf, type = 'object' } = schema;
  const [inner] = anyOf ?? oneOf ?? [];
  if ($ref) return exampleOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  if (allOf) return Object.assign({}, ...allOf.map(exampleOf));
  if (inner) return exampleOf(inner);
  if (choices) return choices[0];
  const [kind = 'object'] = [type].flat();
  return simple[kind]?.(schema) ?? schema.const ?? objectOf(schema);
}

/** What the contract requires of a shape, and what is said of it here. */
export const sampleOf = <Said extends object>(schema: string, said: Said): Said =>
  Object.assign(exampleOf({ $ref: schema }) as object, said);

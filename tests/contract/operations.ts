/** The operations of the contract as the tests call them: what each promises, and a request from its own examples. */
import document from '#api/generated/openapi.json' with { type: 'json' };
import type { OperationId } from '#server/contract.types.ts';
import { type Operation, operations } from '#server/http/contract.ts';
import { dot, type FormFields, formOf } from '#tests/support/data/sample-files.ts';
import { signatureOf } from '#tests/support/services/payment-notice.ts';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
  example?: unknown;
};

export type Known = {
  id: OperationId;
  method: string;
  /** As in the contract: `/address/{id}/update`. */
  path: string;
  access: Operation['access'];
  statuses: number[];
  parameters: Parameter[];
  body?: { schema: Schema; example: unknown };
  /** Of an operation that takes a form with files and nothing else. */
  form?: FormFields;
};

type Json = { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> };

type Described = {
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: { 'application/json'?: Json; 'multipart/form-data'?: Json } };
  responses: Record<string, unknown>;
};

const paths = document.paths as unknown as Record<string, Record<string, Described>>;

/** What a `$ref` of the contract points at. */
export function resolved<Found extends object>(found: Found | { $ref?: string }): Found {
  const pointer = '$ref' in found ? found.$ref : undefined;
  if (!pointer) return found as Found;
  let at: unknown = document;
  for (const name of pointer.split('/').slice(1)) at = (at as Record<string, unknown>)[name];
  return at as Found;
}

const firstOf = (examples: Record<string, { value: unknown }>): unknown => Object.values(examples)[0]?.value;

/** The example of a form, with a real picture where it says that a file belongs. */
const formOfExample = ({ example, examples }: Json): FormFields => {
  const fields = (example ?? firstOf(examples ?? {})) as Record<string, unknown>;
  const sent = (value: unknown) => (value === '(file)' ? dot : value);
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(sent) : sent(value),
  ]);
  return Object.fromEntries(entries) as FormFields;
};

function known({ id, method, path, access }: Operation): Known {
  const described = paths[path]?.[method.toLowerCase()];
  if (!described) throw new Error(`The contract has no ${method} ${path}.`);
  const { 'application/json': json, 'multipart/form-data': form } = described.requestBody?.content ?? {};
  return {
    id,
    method,
    path,
    access,
    statuses: Object.keys(described.responses).map(Number),
    parameters: (described.parameters ?? []).map((each) => resolved<Parameter>(each)),
    ...(json && { body: { schema: json.schema, example: json.example ?? firstOf(json.examples ?? {}) } }),
    ...(form && !json && { form: formOfExample(form) }),
  };
}

/** Every operation of the contract. */
export const implemented: readonly Known[] = operations.map(known);

export function operation(id: OperationId): Known {
  const found = implemented.find((each) => each.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

/** What is different from the example; `null` in `query` leaves a parameter out. */
export type Change = {
  path?: Record<string, string | number>;
  /** Sent as it is, instead of the path with its parameters. */
  rawPath?: string;
  query?: Record<string, string | number | null>;
  /** Put over the example's body; a text or a list is sent instead of it. */
  body?: object | string;
  headers?: Record<string, string>;
};

/** A notice counts by its signature alone, so it has one even where the case is about something else. */
const signed = ({ id }: Known, body: unknown): Record<string, string> =>
  id === 'receivePaymentNotice' ? { 'Stripe-Signature': signatureOf(JSON.stringify(body)) } : {};

export type Request = { method: string; path: string; body?: unknown; headers: Record<string, string> };

const isWhole = (body: unknown): boolean => typeof body === 'string' || Array.isArray(body);

function bodyOf({ body: described, form }: Known, { body }: Change): unknown {
  if (isWhole(body)) return body;
  if (form) return formOf({ ...form, ...(body as FormFields) });
  return described || body ? { ...(described?.example as object), ...(body as object) } : undefined;
}

function queryOf({ parameters }: Known, { query }: Change): string {
  const shown = parameters.filter((each) => each.in === 'query' && each.example !== undefined);
  const examples = Object.fromEntries(shown.map(({ name, example }) => [name, example]));
  const given = Object.entries({ ...examples, ...query }).filter(([, value]) => value !== null);
  return given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
}

/** A request as the contract's examples have it, and what a test changes about it. */
export function requestOf(described: Known, change: Change = {}): Request {
  const examples = Object.fromEntries(described.parameters.map(({ name, example }) => [name, example]));
  const given = { ...examples, ...change.path };
  const fill = (_all: string, name: string) => encodeURIComponent(String(given[name]));
  const path = change.rawPath ?? described.path.replaceAll(/\{([^}]+)\}/g, fill);
  const query = queryOf(described, change);
  const body = bodyOf(described, change);
  return {
    method: described.method,
    path: query ? `${path}?${query}` : path,
    headers: { ...signed(described, body), ...change.headers },
    ...(body !== undefined && { body }),
  };
}

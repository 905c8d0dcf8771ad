/** A `fetch` that fails the test when a response is not what the contract describes, and records what was seen. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import document from '#api/generated/openapi.json' with { type: 'json' };

type Described = { content?: Record<string, unknown> } & { $ref?: string };
type Operation = { operationId: string; responses: Record<string, Described> };
type Found = { method: string; path: string; pattern: RegExp; operation: Operation };

const root = 'contract';
const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
const sharedResponses = document.components.responses as unknown as Record<string, Described>;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, root);

/** What the edge of the server may answer to any call, whatever the operation describes. */
const edge: Record<number, string> = {
  405: 'Refusal',
  413: 'Refusal',
  415: 'Refusal',
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const found: Found[] = Object.entries(paths)
  .flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      const pattern = new RegExp(`^/api${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
      return operation ? [{ method, path, pattern, operation }] : [];
    }),
  )
  // `/shops/top` before `/shops/{shop}`.
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));

const seen = new Set<string>();

/** JSON pointer inside a URI fragment. */
const segment = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

function schemaPointer({ path, method, operation }: Found, status: number): string | undefined {
  const described = operation.responses[String(status)];
  if (!described) return edge[status] && `${root}#/components/schemas/${edge[status]}`;
  const here = described.$ref
    ? `${root}${described.$ref}`
    : `${root}#/paths/${segment(path)}/${method}/responses/${status}`;
  const { content } = described.$ref ? (sharedResponses[described.$ref.split('/').at(-1) ?? ''] ?? {}) : described;
  return content ? `${here}/content/${segment('application/json')}/schema` : '';
}

export class ContractBroken extends Error {}

const validators = new Map<string, ValidateFunction>();

/** Compiled once: ajv remembers a schema by its object, and this one would be another object each time. */
function validatorOf(pointer: string): ValidateFunction {
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: pointer });
  validators.set(pointer, validate);
  return validate;
}

export type TestResponse = {
  status: number;
  headers: Headers;
  text: string;
  /** Checked against the contract already, so tests read it as they like; undefined where it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: every response has another shape, and the contract has checked it.
  body: any;
};

function checkBody({ text, body }: TestResponse, pointer: string, name: string): void {
  if (body === undefined) throw new ContractBroken(`${name}: the body is not JSON: ${text.slice(0, 200)}`);
  const validate = validatorOf(pointer);
  if (!validate(body)) throw new ContractBroken(`${name}: ${ajv.errorsText(validate.errors, { dataVar: 'body' })}`);
}

/** `GET /logout` and `GET /order-payment/…` change something, for the sake of the protocol. */
const changes = ({ method, operation }: Found) =>
  method !== 'get' || operation.operationId === 'logout' || operation.operationId === 'startOrderPayment';

/** Existing clients of the protocol show what a change answers, so each says something. */
function checkMessage({ status, body }: TestResponse, found: Found, name: string): void {
  if (status >= 300 || !changes(found)) return;
  if (typeof body?.message !== 'string' || body.message === '') {
    throw new ContractBroken(`${name}: a change has no message for the shopper`);
  }
}

function checkType({ headers }: TestResponse, name: string): void {
  const type = headers.get('content-type') ?? '';
  if (!/^application\/json; ?charset=utf-8$/i.test(type)) throw new ContractBroken(`${name}: content type "${type}"`);
}

/** The server changes nothing for a page that a browser only prefetches. */
const isPrefetch = (headers: Headers) => headers.has('Sec-Purpose') || headers.has('Purpose');

/** Throws `ContractBroken` on an unknown call, an undocumented status and a body of another shape. */
function checkResponse(url: string, { method = 'GET', headers }: RequestInit, response: TestResponse): void {
  const { pathname } = new URL(url);
  const match = found.find((known) => known.method === method.toLowerCase() && known.pattern.test(pathname));
  if (!match) throw new ContractBroken(`The contract has no ${method} ${pathname}`);
  const name = `${match.operation.operationId} ${response.status}`;
  if (response.status === 304) return;
  const pointer = schemaPointer(match, response.status);
  if (pointer === undefined) throw new ContractBroken(`${name}: the contract does not describe this status`);
  if (pointer !== '') {
    checkType(response, name);
    checkBody(response, pointer, name);
    if (!isPrefetch(new Headers(headers))) checkMessage(response, match, name);
  }
  seen.add(name);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The whole response, whatever it is. */
export async function fetchResponse(url: string, init: RequestInit = {}): Promise<TestResponse> {
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

export async function conformingFetch(url: string, init: RequestInit = {}): Promise<TestResponse> {
  const response = await fetchResponse(url, init);
  checkResponse(url, init, response);
  return response;
}

/** `operationId status` of every response that was seen since `clearSeenPairs` and found good. */
export const seenPairs = (): ReadonlySet<string> => seen;

/** A process runs many test files; each begins with nothing seen. */
export const clearSeenPairs = (): void => seen.clear();

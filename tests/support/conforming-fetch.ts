/** A `fetch` that fails the test when an answer is not what the contract promises, and notes what has been seen. */
import { Ajv2020 } from 'ajv/dist/2020.js';
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

function checkBody(text: string, pointer: string, name: string): void {
  const validate = ajv.compile({ $ref: pointer });
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new ContractBroken(`${name}: the body is not JSON: ${text.slice(0, 200)}`);
  }
  if (!validate(body)) throw new ContractBroken(`${name}: ${ajv.errorsText(validate.errors, { dataVar: 'body' })}`);
}

function checkType(answer: Response, name: string): void {
  const type = answer.headers.get('content-type') ?? '';
  if (!/^application\/json; ?charset=utf-8$/i.test(type)) throw new ContractBroken(`${name}: content type "${type}"`);
}

/** Throws `ContractBroken` on an unknown call, an undocumented status and a body of another shape. */
export async function checkAnswer(method: string, url: string, answer: Response): Promise<void> {
  const { pathname } = new URL(url);
  const match = found.find((known) => known.method === method.toLowerCase() && known.pattern.test(pathname));
  if (!match) throw new ContractBroken(`The contract has no ${method} ${pathname}`);
  const name = `${match.operation.operationId} ${answer.status}`;
  if (answer.status === 304) return;
  const pointer = schemaPointer(match, answer.status);
  if (pointer === undefined) throw new ContractBroken(`${name}: the contract does not describe this status`);
  if (pointer !== '') {
    checkType(answer, name);
    checkBody(await answer.clone().text(), pointer, name);
  }
  seen.add(name);
}

export async function conformingFetch(url: string, init: RequestInit & { method?: string } = {}): Promise<Response> {
  const answer = await fetch(url, init);
  await checkAnswer(init.method ?? 'GET', url, answer);
  return answer;
}

/** `operationId status` of every answer that this process has seen and found good. */
export const seenPairs = (): ReadonlySet<string> => seen;

/** Statuses that a test can only cause by breaking something. */
const byAccidentOnly = new Set(['429', '500', '501', '503']);

export type Coverage = { seen: string[]; missing: string[] };

/** Which `operationId status` pairs of the contract this process has seen; of all operations, or of some. */
export function contractCoverage(only?: readonly string[]): Coverage {
  const promised = found
    .filter(({ operation }) => !only || only.includes(operation.operationId))
    .flatMap(({ operation }) =>
      Object.keys(operation.responses)
        .filter((status) => !byAccidentOnly.has(status))
        .map((status) => `${operation.operationId} ${status}`),
    );
  return { seen: [...seen].sort(), missing: promised.filter((pair) => !seen.has(pair)).sort() };
}

/** For the end of a test file: `afterAll(() => console.log(coverageReport(['login'])))`. */
export function coverageReport(only?: readonly string[]): string {
  const { seen: pairs, missing } = contractCoverage(only);
  return [`${pairs.length} pairs seen`, ...missing.map((pair) => `not seen: ${pair}`)].join('\n');
}

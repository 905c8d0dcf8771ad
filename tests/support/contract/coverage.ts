/** Operation by status: what the contract describes, and what has been seen. */
import document from '#api/generated/openapi.json' with { type: 'json' };

type Pairs = ReadonlySet<string>;
type Described = { id: string; statuses: number[] };
type PathItem = Record<string, { operationId?: string; responses?: Record<string, unknown> }>;

const operations: Described[] = Object.values(document.paths as unknown as Record<string, PathItem>)
  .flatMap((item) => Object.values(item))
  .flatMap(({ operationId: id, responses = {} }) => (id ? [{ id, statuses: Object.keys(responses).map(Number) }] : []));

const pairsOf = ({ id, statuses }: Described) => statuses.map((status) => `${id} ${status}`);

/** Every `operationId status` of the contract that is not in `seen`. */
export const missingPairs = (seen: Pairs): string[] => operations.flatMap(pairsOf).filter((pair) => !seen.has(pair));

function cell({ id, statuses }: Described, status: number, seen: Pairs): string {
  if (!statuses.includes(status)) return '  · ';
  return seen.has(`${id} ${status}`) ? ' yes' : '  NO';
}

/** "yes" was seen and conforms, "NO" was not seen, "·" is not described. */
export function coverageTable(seen: Pairs): string {
  const columns = [...new Set(operations.flatMap(({ statuses }) => statuses))].sort((a, b) => a - b);
  const width = Math.max(...operations.map(({ id }) => id.length));
  const row = (operation: Described) =>
    `${operation.id.padEnd(width)} ${columns.map((status) => cell(operation, status, seen)).join(' ')}`.trimEnd();
  const described = operations.flatMap(pairsOf).length;
  return [
    `${''.padEnd(width)} ${columns.map((status) => ` ${status}`).join(' ')}`,
    ...operations.map(row),
    `${described - missingPairs(seen).length} of ${described} statuses of ${operations.length} operations seen as described`,
  ].join('\n');
}

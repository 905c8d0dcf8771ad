/** Operation by status: what the contract describes, and what has been answered. */
import type { Known } from './operations.ts';

type Pairs = ReadonlySet<string>;

const pairsOf = ({ id, statuses }: Known) => statuses.map((status) => `${id} ${status}`);

export const missingPairs = (operations: readonly Known[], seen: Pairs): string[] =>
  operations.flatMap(pairsOf).filter((pair) => !seen.has(pair));

function cell({ id, statuses }: Known, status: number, seen: Pairs): string {
  if (!statuses.includes(status)) return '  · ';
  return seen.has(`${id} ${status}`) ? ' yes' : '  NO';
}

/** "yes" has been answered and conforms, "NO" has not been answered, "·" is not described. */
export function coverageTable(operations: readonly Known[], seen: Pairs): string {
  const columns = [...new Set(operations.flatMap(({ statuses }) => statuses))].sort((a, b) => a - b);
  const width = Math.max(...operations.map(({ id }) => id.length));
  const row = (operation: Known) =>
    `${operation.id.padEnd(width)} ${columns.map((status) => cell(operation, status, seen)).join(' ')}`.trimEnd();
  const promised = operations.flatMap(pairsOf).length;
  const answered = promised - missingPairs(operations, seen).length;
  return [
    `${''.padEnd(width)} ${columns.map((status) => ` ${status}`).join(' ')}`,
    ...operations.map(row),
    `${answered} of ${promised} statuses of ${operations.length} operations answered as described`,
  ].join('\n');
}

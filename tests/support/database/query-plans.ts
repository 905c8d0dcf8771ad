/** Query plans: runs each statement of some work again under EXPLAIN ANALYZE. */
import type { Pool } from 'pg';

export type PlanNode = {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Sort Space Type'?: string;
  /** Of one loop. */
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
};

export type Statement = { text: string; values: unknown[] };

type Query = string | { text: string; values?: unknown[] };

/** The statements that `work` sends through the pool; those of a transaction are not among them. */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const send = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const listening = (query: Query, values?: unknown[], ...more: unknown[]) => {
    const { text, values: own } = typeof query === 'string' ? { text: query, values: undefined } : query;
    seen.push({ text, values: values ?? own ?? [] });
    return send(query, values, ...more);
  };
  Object.assign(pool, { query: listening });
  try {
    await work();
  } finally {
    // The method of the prototype shows again.
    Reflect.deleteProperty(pool, 'query');
  }
  return seen;
}

export async function planOf(pool: Pool, { text, values }: Statement): Promise<PlanNode> {
  const { rows } = await pool.query({ text: `explain (analyze, buffers, format json) ${text}`, values });
  return rows[0]['QUERY PLAN'][0].Plan;
}

/** One plan a statement, in the order in which they were sent. */
export async function plansOf(pool: Pool, work: () => Promise<unknown>): Promise<PlanNode[]> {
  const plans: PlanNode[] = [];
  for (const statement of await statementsOf(pool, work)) plans.push(await planOf(pool, statement));
  return plans;
}

export const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Without the queries that are run for each row that is shown, such as the photos of a review. */
export const sharedNodesOf = (plan: PlanNode): PlanNode[] => {
  const shared = (plan.Plans ?? []).filter((node) => node['Parent Relationship'] !== 'SubPlan');
  return [plan, ...shared.flatMap(sharedNodesOf)];
};

/** All rows that any node of the plan took into its hands, those that it threw away included. */
export const rowsHandled = (plan: PlanNode): number =>
  nodesOf(plan).reduce((sum, node) => {
    const removed =
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Join Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0);
    return sum + (node['Actual Rows'] + removed) * node['Actual Loops'];
  }, 0);

/** How often the most repeated scan of a whole table runs; an index scan may run once for each row of a page. */
export const wholeScans = (plan: PlanNode): number =>
  Math.max(
    0,
    ...nodesOf(plan)
      .filter(
        (node) =>
          node['Node Type'] === 'Seq Scan' && node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) > 1000,
      )
      .map((node) => node['Actual Loops']),
  );

export const blocksRead = (plan: PlanNode): number => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];

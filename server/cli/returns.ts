/** The operator's commands for returns. Each returns the lines to print, or throws a `CliError`. */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type ReturnStatus, returnStatuses } from '#machines/lifecycles/return.machine.ts';
import { findReturns } from '#server/db/queries/returns.ts';
import { returns } from '#server/db/schema/returns.ts';
import { longDate } from '#server/domain/dates.ts';
import { plainAmount, toMoney } from '#server/domain/money.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { stepReturn } from '#server/messages/return-mails.ts';
import { CliError } from './cli-error.ts';
import { type Answer, listed, mostListed } from './command.ts';
import { inCommand } from './in-command.ts';

export async function listReturns(db: NodePgDatabase): Promise<Answer> {
  const rows = await findReturns(db, { limit: mostListed, offset: 0 });
  return listed(rows, {
    none: 'No returns.',
    record: ({ row: { id, status, amount, createdAt, reason }, number }) => ({
      number: id,
      status,
      amount: toMoney(amount),
      createdAt,
      order: orderCode(number),
      reason,
    }),
    line: ({ row, number }) =>
      `${String(row.id).padStart(5)}  ${row.status.padEnd(9)}  ${plainAmount(row.amount).padStart(10)}  ` +
      `${longDate(row.createdAt)}  ${orderCode(number)}  ${row.reason.replaceAll(/\s+/g, ' ')}`,
  });
}

/** Pending is no decision: every return begins with it. */
const decisions = returnStatuses.filter((status) => status !== 'Pending');

function decisionOf(text: string): ReturnStatus {
  const decision = decisions.find((known) => known.toLowerCase() === text.toLowerCase());
  if (!decision)
    throw new CliError(`There is no decision "${text}". There are: ${decisions.join(', ').toLowerCase()}.`);
  return decision;
}

export type Decision = { id: string; decision: string; note: string | undefined };

export async function decideReturn(db: NodePgDatabase, { id, decision, note }: Decision): Promise<string[]> {
  const to = decisionOf(decision);
  if (to === 'Cancelled' && !note?.trim()) throw new CliError('Say why with --note "…"; the shopper reads it.');
  const [row] = /^\d{1,9}$/.test(id)
    ? await db
        .select()
        .from(returns)
        .where(eq(returns.id, Number(id)))
    : [];
  if (!row) throw new CliError(`There is no return ${id || 'without a number'}.`);
  const { result: from, warnings } = await inCommand(db, (tx) => stepReturn(tx, row.id, to, note?.trim()));
  if (!from) throw new CliError(`Return ${id} is ${row.status}; from there it cannot become ${to}.`);
  return [`Return ${id}: ${from} -> ${to}`, ...warnings];
}

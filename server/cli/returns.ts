/** The commands for returns. Each returns what to print, or throws a `CliError`. */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type ReturnStatus, returnStatuses } from '#machines/lifecycles/return.machine.ts';
import { findReturns } from '#server/db/queries/returns.ts';
import { returns } from '#server/db/schema/returns.ts';
import { longDate } from '#server/domain/dates.ts';
import { plainAmount, toMinor, toMoney } from '#server/domain/money.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { stepReturn } from '#server/messages/return-mails.ts';
import { numberOf } from './arguments.ts';
import { CliError } from './cli-error.ts';
import { type Answer, listed, mostListed, type SellerContext } from './command.ts';
import { inCommand } from './in-command.ts';
import { responseOf } from './seller/api.ts';
import { pagesOf } from './seller/own-shop.ts';

type Listed = {
  number: number;
  status: ReturnStatus;
  amount: number;
  createdAt: Date;
  order: string;
  reason: string;
};

const found = (rows: readonly Listed[]): Answer =>
  listed(rows, {
    none: 'No returns.',
    record: (row) => row,
    line: ({ number, status, amount, createdAt, order, reason }) =>
      `${String(number).padStart(5)}  ${status.padEnd(9)}  ${plainAmount(toMinor(amount)).padStart(10)}  ` +
      `${longDate(createdAt)}  ${order}  ${reason.replaceAll(/\s+/g, ' ')}`,
  });

export async function listReturns(db: NodePgDatabase): Promise<Answer> {
  const rows = await findReturns(db, { limit: mostListed, offset: 0 });
  return found(
    rows.map(({ row: { id, status, amount, createdAt, reason }, number }) => ({
      ...{ number: id, status, amount: toMoney(amount), createdAt, order: orderCode(number), reason },
    })),
  );
}

export async function listOwnReturns({ api }: SellerContext): Promise<Answer> {
  const rows = await pagesOf<Listed, number>(async (key) => {
    const query = key === undefined ? {} : { before_id: key };
    const { data } = await responseOf(api.GET('/seller/returns', { params: { query } }));
    const page = data.returns.map(({ id, status, amount, created_at: createdAt, order_code: order, reason }) => ({
      ...{ number: Number(id), status, amount, createdAt: new Date(createdAt), order, reason },
    }));
    return { rows: page, next: data.next };
  }, mostListed);
  return found(rows);
}

type Judgement = Exclude<ReturnStatus, 'Pending'>;

/** Pending is no decision: every return begins with it. */
const decisions = returnStatuses.filter((status): status is Judgement => status !== 'Pending');

export type Decision = { id: string; decision: string; note: string | undefined };

function decisionOf({ decision: text, note }: Decision): Judgement {
  const decision = decisions.find((known) => known.toLowerCase() === text.toLowerCase());
  if (!decision)
    throw new CliError(`There is no decision "${text}". There are: ${decisions.join(', ').toLowerCase()}.`);
  if (decision === 'Cancelled' && !note?.trim()) throw new CliError('Say why with --note "…"; the shopper reads it.');
  return decision;
}

const noReturn = (id: string) => new CliError(`There is no return ${id || 'without a number'}.`);

export async function decideReturn(db: NodePgDatabase, decision: Decision): Promise<string[]> {
  const { id, note } = decision;
  const to = decisionOf(decision);
  const [row] = await db
    .select()
    .from(returns)
    .where(eq(returns.id, numberOf(id)));
  if (!row) throw noReturn(id);
  const { result: from, warnings } = await inCommand(db, (tx) => stepReturn(tx, row.id, to, note?.trim()));
  if (!from) throw new CliError(`Return ${id} is ${row.status}; from there it cannot become ${to}.`);
  return [`Return ${id}: ${from} -> ${to}`, ...warnings];
}

export async function decideOwnReturn({ api }: SellerContext, decision: Decision): Promise<string[]> {
  const to = decisionOf(decision);
  const id = numberOf(decision.id);
  if (id === 0) throw noReturn(decision.id);
  const note = decision.note?.trim();
  const body = { decision: to, ...(note && { note }) };
  const { data } = await responseOf(api.POST('/seller/returns/{id}', { params: { path: { id } }, body }));
  return [`Return ${id}: ${data.return.status}`];
}

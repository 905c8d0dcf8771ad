/** The checkout sessions of the sandbox, and what may become of them. */
import { randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { type SandboxItem, sandboxSessions } from '#server/db/schema/sandbox.ts';
import { sum } from '#server/domain/money.ts';
import { type Form, formAt, textAt } from './form.ts';

export type SandboxSession = typeof sandboxSessions.$inferSelect;

const dayMs = 24 * 60 * 60_000;

function itemOf(form: Form | undefined): SandboxItem {
  const price = formAt(form, 'price_data');
  const unit = Number(textAt(price, 'unit_amount'));
  return { name: textAt(formAt(price, 'product_data'), 'name'), amount: unit * Number(textAt(form, 'quantity')) };
}

const itemsIn = (form: Form) =>
  Object.keys(formAt(form, 'line_items') ?? {}).map((at) => formAt(formAt(form, 'line_items'), at));

function rowOf(form: Form, now: Date) {
  const lines = itemsIn(form);
  const items = lines.map(itemOf);
  return {
    id: `cs_test_${randomBytes(24).toString('base64url')}`,
    amount: sum(items.map(({ amount }) => amount)),
    currency: textAt(formAt(lines[0], 'price_data'), 'currency'),
    items,
    clientReference: textAt(form, 'client_reference_id'),
    metadata: Object.fromEntries(
      Object.entries(formAt(form, 'metadata') ?? {}).map(([name, text]) => [name, String(text)]),
    ),
    successUrl: textAt(form, 'success_url'),
    cancelUrl: textAt(form, 'cancel_url'),
    createdAt: now,
    expiresAt: new Date(now.getTime() + dayMs),
  };
}

export async function findSession(db: Db, id: string): Promise<SandboxSession | undefined> {
  const [session] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.id, id));
  return session;
}

/** A repeated key gets the session that it got before. */
export async function createSession(db: Db, form: Form, key: string | null, now: Date): Promise<SandboxSession> {
  const row = { ...rowOf(form, now), idempotencyKey: key };
  const [made] = await db.insert(sandboxSessions).values(row).onConflictDoNothing().returning();
  if (made) return made;
  const [known] = await db
    .select()
    .from(sandboxSessions)
    .where(eq(sandboxSessions.idempotencyKey, key ?? ''));
  if (!known) throw new Error('The sandbox has lost a session.');
  return known;
}

type Change = Partial<Pick<SandboxSession, 'status' | 'declined'>>;

/** Undefined: it is not open any more. The condition is in the statement, so two windows cannot both pay. */
export async function changeOpen(db: Db, id: string, change: Change, now: Date): Promise<SandboxSession | undefined> {
  const isOpen = and(
    eq(sandboxSessions.id, id),
    eq(sandboxSessions.status, 'open'),
    gt(sandboxSessions.expiresAt, now),
  );
  const [changed] = await db.update(sandboxSessions).set(change).where(isOpen).returning();
  return changed;
}

/** False: nothing was paid, or more would go back than came. */
export async function refund(db: Db, id: string, amount: number, key: string): Promise<boolean> {
  const given = sql`(select coalesce(sum(value::int), 0) from jsonb_each_text(${sandboxSessions.refunds} - ${key}::text))`;
  const changed = await db
    .update(sandboxSessions)
    .set({ refunds: sql`${sandboxSessions.refunds} || jsonb_build_object(${key}::text, ${amount}::int)` })
    .where(
      and(
        eq(sandboxSessions.id, id),
        eq(sandboxSessions.status, 'complete'),
        sql`${given} + ${amount}::int <= ${sandboxSessions.amount}`,
      ),
    );
  return changed.rowCount === 1;
}

/** Accounts: found by what a shopper types, unique by e-mail address and phone number. */
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Locale } from '#locales/locales.ts';
import { invalidateCache } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import { users } from '#server/db/schema/identity.ts';
import { countries } from '#server/db/schema/settings.ts';
import { emailOf, phoneDigits } from '#server/domain/contact.ts';
import { unauthorized } from '#server/domain/refusal.ts';
import type { Tx } from './transaction.ts';

export type UserRow = typeof users.$inferSelect;

export async function userById(db: Db, id: number) {
  const [found] = await db.select().from(users).where(eq(users.id, id));
  return found;
}

/** Only writes if it is another one. */
export async function rememberLanguage(db: Db, id: number, language: Locale): Promise<void> {
  const isOther = sql`${users.language} is distinct from ${language}`;
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, id), isOther));
}

/** Whether the account gets the mails that it can do without. */
export async function setWantsMails(db: Db, id: number, wantsMails: boolean): Promise<void> {
  await db.update(users).set({ wantsMails }).where(eq(users.id, id));
}

type Lock = 'key share' | 'no key update';

async function openUser(tx: Db, id: number, lock: Lock): Promise<UserRow | undefined> {
  const isOpen = and(eq(users.id, id), eq(users.isActive, true));
  const [row] = await tx.select().from(users).where(isOpen).for(lock);
  return row;
}

async function lockedUser(tx: Db, id: number, lock: Lock): Promise<UserRow> {
  const row = await openUser(tx, id, lock);
  if (!row) throw unauthorized();
  return row;
}

/**
 * Refuses an account that was deleted or blocked after the request was let in. Until the transaction ends nobody can
 * delete it. Call it before any other lock, so that no deletion waits for what this transaction holds.
 */
export async function holdUser(tx: Db, id: number): Promise<void> {
  await lockedUser(tx, id, 'key share');
}

/** As `holdUser`, and blocks other changes of this account, but not the rows that refer to it. */
export const lockUser = (tx: Db, id: number): Promise<UserRow> => lockedUser(tx, id, 'no key update');

/** As `lockUser` for a caller who has no session yet; undefined: the account was deleted or blocked. */
export const lockedIfOpen = (tx: Db, id: number): Promise<UserRow | undefined> => openUser(tx, id, 'no key update');

/** Waits for every transaction that writes for this account, and blocks new ones; a blocked account can go, too. */
export async function lockUserForDeletion(tx: Db, id: number): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!row) throw unauthorized();
  return row;
}

export async function changeUser(tx: Tx, id: number, changes: Partial<typeof users.$inferInsert>) {
  // Reviews show their author's name and photo.
  if ('name' in changes || 'photo' in changes) invalidateCache(tx);
  const [changed] = await tx.update(users).set(changes).where(eq(users.id, id)).returning();
  if (!changed) throw new Error('The changed account was not returned.');
  return changed;
}

export const usersByEmail = (db: Db, email: string) =>
  db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));

/** With or without the dialling code; the same national number may exist in several countries. */
const usersByPhone = (db: Db, digits: string) => {
  const bare = digits.replace(/^0+/, '');
  const international = eq(sql`${users.phoneCode} || ${users.phone}`, bare);
  return db
    .select()
    .from(users)
    .where(or(eq(users.phone, digits), eq(users.phone, bare), international))
    .orderBy(users.id)
    .limit(3);
};

/** All accounts that the typed contact may mean: an e-mail address, or a number with or without its dialling code. */
export const usersByContact = (db: Db, typed: string) => {
  if (typed.includes('@')) return usersByEmail(db, emailOf(typed));
  const digits = phoneDigits(typed);
  return digits ? usersByPhone(db, digits) : Promise.resolve([]);
};

export async function markVerified(tx: Db, id: number, channel: 'email' | 'sms'): Promise<void> {
  const set = channel === 'email' ? { emailVerified: true } : { phoneVerified: true };
  await tx.update(users).set(set).where(eq(users.id, id));
}

export type Taken = { email: boolean; phone: boolean };

type Contacts = { email: string | null; phone: string | null; phoneCode: string | null };

/** By any account except `own`. */
export async function takenContacts(db: Db, { email, phone, phoneCode }: Contacts, own = 0): Promise<Taken> {
  const [found] = await db
    .select({
      email: sql<boolean>`coalesce(bool_or(lower(${users.email}) = ${email}), false)`,
      phone: sql<boolean>`coalesce(bool_or(${users.phone} = ${phone} and coalesce(${users.phoneCode}, '') = ${phoneCode ?? ''}), false)`,
    })
    .from(users)
    .where(and(ne(users.id, own), or(eq(sql`lower(${users.email})`, email ?? ''), eq(users.phone, phone ?? ''))));
  return found ?? { email: false, phone: false };
}

export async function insertUser(db: Db, user: typeof users.$inferInsert) {
  const [inserted] = await db.insert(users).values(user).returning();
  if (!inserted) throw new Error('The new account was not returned.');
  return inserted;
}

/** Found in every spelling. */
export async function countryNamed(db: Db, name: string) {
  const [found] = await db
    .select({ name: countries.name, phoneCode: countries.phoneCode })
    .from(countries)
    .where(eq(sql`lower(${countries.name})`, name.trim().toLowerCase()));
  return found;
}

/** The violated constraint of a failed statement, however the error is wrapped. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return violatedConstraint(error.cause);
}

/** The commands for the tokens with which sellers work over HTTP. */
import { and, desc, eq, gt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sessions, users } from '#server/db/schema/identity.ts';
import { shortDateTime } from '#server/domain/dates.ts';
import { numberOf } from './arguments.ts';
import { CliError } from './cli-error.ts';
import { type Answer, type Command, listed, mostListed, type SellerContext } from './command.ts';
import { responseOf } from './seller/api.ts';

type Token = { number: number; seller: string; program: string; lastUsedAt: Date; expiresAt: Date; isCurrent: boolean };

const answer = (tokens: readonly Token[]): Answer =>
  listed(tokens, {
    none: 'No tokens.',
    record: (token) => token,
    line: ({ number, seller, program, lastUsedAt, expiresAt, isCurrent }) =>
      `${String(number).padStart(6)}  ${seller}  ${program}  last used ${shortDateTime(lastUsedAt)}, ` +
      `until ${shortDateTime(expiresAt)}${isCurrent ? '  (this one)' : ''}`,
  });

async function listHere(db: NodePgDatabase): Promise<Answer> {
  const rows = await db
    .select({ session: sessions, email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.role, 'shop'), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(mostListed);
  return answer(
    rows.map(({ session: { id: number, userAgent, lastUsedAt, expiresAt }, email }) => ({
      ...{ number, seller: email ?? '', program: userAgent ?? '', lastUsedAt, expiresAt, isCurrent: false },
    })),
  );
}

async function listAsSeller({ api, shop }: SellerContext): Promise<Answer> {
  const { data } = await responseOf(api.GET('/seller/tokens'));
  return answer(
    data.tokens.map(({ id, program, last_used_at: used, expires_at: ends, is_current: isCurrent }) => ({
      ...{
        number: Number(id),
        seller: shop,
        program,
        lastUsedAt: new Date(used),
        expiresAt: new Date(ends),
        isCurrent,
      },
    })),
  );
}

const ended = (number: string) => [`Token ${number} has ended.`];

/** Only of sellers: shoppers end their own sessions. */
async function endHere(db: NodePgDatabase, number: string): Promise<string[]> {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, numberOf(number)), eq(users.role, 'shop')));
  if (!found) throw new CliError(`There is no token ${number}. See: npm run shop -- token list`);
  await db.delete(sessions).where(eq(sessions.id, found.id));
  return ended(number);
}

async function endAsSeller({ api }: SellerContext, number: string): Promise<string[]> {
  const id = numberOf(number);
  if (id === 0) throw new CliError(`There is no token ${number}. See: npm run shop -- token list`);
  await responseOf(api.DELETE('/seller/tokens/{id}', { params: { path: { id } } }));
  return ended(number);
}

export const tokenCommands: Command[] = [
  {
    use: 'token list',
    says: 'the tokens with which sellers work over HTTP',
    run: ({ db }) => listHere(db),
    asSeller: listAsSeller,
  },
  {
    use: 'token end <number>',
    says: 'ends one at once; its seller needs the password again',
    run: ({ db }, [number = '']) => endHere(db, number),
    asSeller: (context, [number = '']) => endAsSeller(context, number),
  },
];

/** The operator's commands for shoppers and what they wrote; and the end of a voucher. */

import { and, desc, eq, ilike, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { likeOf } from '#server/db/queries/text-match.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { users } from '#server/db/schema/identity.ts';
import { reviews } from '#server/db/schema/reviews.ts';
import { shops } from '#server/db/schema/shops.ts';
import { vouchers } from '#server/db/schema/vouchers.ts';
import { shortDateTime } from '#server/domain/dates.ts';
import { numberOf } from './arguments.ts';
import { CliError } from './cli-error.ts';
import { type Answer, type Command, listed, mostListed } from './command.ts';
import { shownAtOnce } from './in-command.ts';

async function findUsers(db: NodePgDatabase, text: string): Promise<Answer> {
  const like = likeOf(text.trim());
  const rows = await db
    .select()
    .from(users)
    .where(or(ilike(users.email, like), ilike(users.name, like), eq(users.phone, text.replaceAll(/\D/g, ''))))
    .orderBy(desc(users.id))
    .limit(mostListed);
  return listed(rows, {
    none: 'No accounts.',
    record: ({ id, name, email, phone, phoneCode, role, isActive, createdAt }) => ({
      ...{ id, name, email, phone, phoneCode, role, isBlocked: !isActive, createdAt },
    }),
    line: ({ id, name, email, phone, createdAt, isActive }) =>
      `${String(id).padStart(6)}  ${name}, ${[email, phone].filter(Boolean).join(', ')}  since ` +
      `${shortDateTime(createdAt)}${isActive ? '' : '  (blocked)'}`,
  });
}

type Change = { db: NodePgDatabase; id: string; isActive: boolean };

/** A trigger ends the sessions of an account that is blocked. */
const block = ({ db, id, isActive }: Change) =>
  shownAtOnce(db, async (tx) => {
    const [found] = await tx
      .update(users)
      .set({ isActive })
      .where(eq(users.id, numberOf(id)))
      .returning();
    if (!found) throw new CliError(`There is no account ${id}. See: npm run shop -- user find <text>`);
    return `Account ${id} ${isActive ? 'may sign in again' : 'is blocked, and its sessions have ended'}.`;
  });

async function listReviews(db: NodePgDatabase): Promise<Answer> {
  const rows = await db
    .select({ review: reviews, product: products.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .orderBy(desc(reviews.id))
    .limit(mostListed);
  return listed(rows, {
    none: 'No reviews.',
    record: ({ review: { id, rating, authorName, description, isActive, createdAt }, product }) => ({
      ...{ id, rating, author: authorName, text: description, isShown: isActive, createdAt, product: product.en },
    }),
    line: ({ review: { id, rating, authorName, description, isActive }, product }) =>
      `${String(id).padStart(6)}  ${rating} of 5  ${product.en}  ${authorName}: ` +
      `${description.replaceAll(/\s+/g, ' ')}${isActive ? '' : '  (hidden)'}`,
  });
}

const showReview = ({ db, id, isActive }: Change) =>
  shownAtOnce(db, async (tx) => {
    const [found] = await tx
      .update(reviews)
      .set({ isActive })
      .where(eq(reviews.id, numberOf(id)))
      .returning();
    if (!found) throw new CliError(`There is no review ${id}. See: npm run shop -- review list`);
    return `Review ${id}: ${isActive ? 'shown' : 'hidden'}`;
  });

/** Orders that have used it keep their discount. */
const endVoucher = (db: NodePgDatabase, code: string, slug: string) =>
  shownAtOnce(db, async (tx) => {
    const [shop] = await tx.select({ id: shops.id }).from(shops).where(eq(shops.slug, slug));
    const which = and(eq(vouchers.code, code.toUpperCase()), eq(vouchers.shopId, shop?.id ?? 0));
    const [found] = await tx.update(vouchers).set({ isActive: false }).where(which).returning();
    if (!found)
      throw new CliError(
        `The shop ${slug || '(none given)'} has no voucher ${code}. See: npm run shop -- voucher list`,
      );
    return `${found.code}: ended`;
  });

export const moderationCommands: Command[] = [
  {
    use: 'user find <text>',
    says: 'accounts by a part of name or e-mail, or by phone number',
    run: ({ db }, [text = '']) => findUsers(db, text),
  },
  {
    use: 'user block <number>',
    says: 'shuts an account out and ends its sessions',
    run: ({ db }, [id = '']) => block({ db, id, isActive: false }),
  },
  {
    use: 'user unblock <number>',
    says: 'lets it sign in again',
    run: ({ db }, [id = '']) => block({ db, id, isActive: true }),
  },
  { use: 'review list', says: 'the newest fifty reviews', run: ({ db }) => listReviews(db) },
  {
    use: 'review hide <number>',
    says: 'hides it and takes its stars out of the rating',
    run: ({ db }, [id = '']) => showReview({ db, id, isActive: false }),
  },
  {
    use: 'review show <number>',
    says: 'shows it again',
    run: ({ db }, [id = '']) => showReview({ db, id, isActive: true }),
  },
  {
    use: 'voucher end <code>',
    says: 'nobody can use it any longer',
    options: { '--shop <shop>': 'the shop that gave it' },
    run: ({ db }, [code = ''], { shop = '' }) => endVoucher(db, code, shop),
  },
];

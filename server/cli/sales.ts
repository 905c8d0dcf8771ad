/** The operator's commands for flash sales. */
import { desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { byLocale } from '#locales/locales.ts';
import { lockOffer } from '#server/db/queries/offers.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { flashSaleItems, flashSales } from '#server/db/schema/flash-sales.ts';
import { plainAmount } from '#server/domain/money.ts';
import { slugOf } from '#server/import/place-rows.ts';
import { CliError } from './cli-error.ts';
import { type Answer, type Command, listed, mostListed, type Options } from './command.ts';
import { shownAtOnce } from './in-command.ts';
import { amountOf, countOf, packOf, requireWhole } from './stock-and-prices.ts';
import { languageOptions, momentForm, momentOf, momentText, translatedLine } from './texts.ts';

type Sale = typeof flashSales.$inferSelect;

const lineOf = ({ slug, name, startsAt, endsAt, isActive }: Sale) =>
  `${slug}  ${name.en}  ${momentText(startsAt)} to ${momentText(endsAt)}${isActive ? '' : '  (ended)'}`;

async function listSales(db: NodePgDatabase): Promise<Answer> {
  const rows = await db.select().from(flashSales).orderBy(desc(flashSales.startsAt)).limit(mostListed);
  return listed(rows, {
    none: 'No sales.',
    record: ({ slug, name, startsAt, endsAt, isActive }) => ({ slug, name: name.en, startsAt, endsAt, isActive }),
    line: lineOf,
  });
}

function createSale(db: NodePgDatabase, [text = '', from = '', to = '']: readonly string[], options: Options) {
  const name = translatedLine(text, options);
  const [startsAt, endsAt] = [momentOf(from), momentOf(to)];
  if (startsAt >= endsAt) throw new CliError('The end must be after the start.');
  const blank = byLocale(() => '');
  const row = { slug: slugOf(name.en), name, description: blank, picture: '', startsAt, endsAt };
  return shownAtOnce(db, async (tx) => {
    const [made] = await tx.insert(flashSales).values(row).onConflictDoNothing().returning();
    if (!made) throw new CliError(`There is a sale ${row.slug} already.`);
    return lineOf(made);
  });
}

async function lockSale(tx: Tx, slug: string): Promise<Sale> {
  const [found] = await tx.select().from(flashSales).where(eq(flashSales.slug, slug)).for('no key update');
  if (!found) throw new CliError(`There is no sale ${slug}. See: npm run shop -- sale list`);
  return found;
}

function addToSale(
  db: NodePgDatabase,
  [slug = '', sku = '', price = '', count = '']: readonly string[],
  options: Options,
) {
  const pack = packOf(options);
  const wish = { price: amountOf(price), quantity: countOf(count) };
  if (wish.quantity < 1) throw new CliError('A sale has at least one piece.');
  return shownAtOnce(db, async (tx) => {
    await requireWhole(tx, [wish.price]);
    const { id } = await lockSale(tx, slug);
    const offer = await lockOffer(tx, { sku, position: pack - 1 });
    if (!offer) throw new CliError(`There is no product ${sku} with a packaging ${pack}.`);
    if (offer.pack.sizeId !== null || offer.pack.colorId !== null)
      throw new CliError(`${sku} is sold in sizes or colours, and a sale has one price.`);
    if (wish.price >= offer.pack.price) throw new CliError('The price of a sale must be below the usual price.');
    const position = await tx.$count(flashSaleItems, eq(flashSaleItems.flashSaleId, id));
    const item = { flashSaleId: id, productId: offer.product.id, packagingId: offer.pack.id, ...wish, position };
    const [made] = await tx.insert(flashSaleItems).values(item).onConflictDoNothing().returning();
    if (!made) throw new CliError(`${sku} is in this sale already.`);
    return `${sku}, ${offer.product.name.en}: ${wish.quantity} at ${plainAmount(wish.price)}`;
  });
}

/** Orders that were placed at its prices keep them. */
const endSale = (db: NodePgDatabase, slug: string) =>
  shownAtOnce(db, async (tx) => {
    const found = await lockSale(tx, slug);
    await tx.update(flashSales).set({ isActive: false }).where(eq(flashSales.id, found.id));
    return `${slug}: ended`;
  });

export const saleCommands: Command[] = [
  { use: 'sale list', says: 'the newest fifty flash sales', run: ({ db }) => listSales(db) },
  {
    use: 'sale create <name> <from> <to>',
    says: `a flash sale without products; times ${momentForm}`,
    options: languageOptions,
    run: async ({ db }, args, options) => createSale(db, args, options),
  },
  {
    use: 'sale add <sale> <sku> <price> <count>',
    says: 'so many pieces of a product at this price',
    options: { '--pack <number>': 'the packaging, in the order of its page; 1 if not given' },
    run: async ({ db }, args, options) => addToSale(db, args, options),
  },
  { use: 'sale end <sale>', says: 'ends it before its time', run: ({ db }, [slug = '']) => endSale(db, slug) },
];
